import { forward } from './run.ts'

/**
 * An administrator has verified that a member is who the account says. It holds for the name that was verified, and ends with the
 * membership, however that ends: a person who comes back is verified anew.
 */
export const verifiedMembers = forward(`
alter table membership add column verified_at timestamptz;
alter table membership add column verified_name text;
alter table membership add check ((verified_at is null) = (verified_name is null));

create function atrium_end_verification() returns trigger language plpgsql as $$
begin
  new.verified_at := null;
  new.verified_name := null;
  return new;
end $$;
create trigger end_verification before update of status on membership
  for each row when (new.status = 'left') execute function atrium_end_verification();
`)
