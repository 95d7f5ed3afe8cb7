import { forward } from './run.ts'

/**
 * The two roles of all requests: `atrium_app` works inside one enterprise, `atrium_platform` across them.
 * Roles belong to the whole cluster, so another database may have made them at the same moment. The owner becomes a
 * member of both: that is what lets it `set role`, and what lets migrations pass the forced row-level security.
 */
export const roles = forward(`
do $$
declare name text;
begin
  foreach name in array array['atrium_app', 'atrium_platform'] loop
    begin
      if not exists (select from pg_roles where rolname = name) then
        execute format('create role %I nologin', name);
      end if;
    exception when duplicate_object or unique_violation then null;
    end;
    begin
      if not pg_has_role(current_user, name, 'member') or not (select rolsuper from pg_roles where rolname = current_user) then
        execute format('grant %I to current_user', name);
      end if;
    exception
      when unique_violation then null;
      -- Somebody with more rights made the owner a member already: then there is nothing left to grant.
      when insufficient_privilege then if not pg_has_role(current_user, name, 'member') then raise; end if;
    end;
  end loop;
end $$;

do $$
begin
  execute format('revoke create on schema %I from public', current_schema());
  execute format('grant usage on schema %I to atrium_app, atrium_platform', current_schema());
exception when insufficient_privilege then null;
end $$;

-- Names sort as Chinese readers expect where the server has ICU, and by code point elsewhere.
do $$
begin
  create collation atrium_name (provider = icu, locale = 'zh');
exception when others then
  create collation atrium_name from "C";
end $$;

-- Single characters and pairs: names here are often two characters long, where trigrams cannot help. A loop, because
-- the same as one query takes ten times as long, for every row that is written. Blanks are part of no pair.
create function atrium_grams(term text) returns text[] language plpgsql immutable strict parallel safe as $$
declare
  characters text[] := string_to_array(term, null);
  grams text[] := array_remove(characters, ' ');
  previous text := ' ';
  one text;
begin
  foreach one in array characters loop
    if one <> ' ' and previous <> ' ' then grams := grams || (previous || one); end if;
    previous := one;
  end loop;
  return grams;
end $$;

create function atrium_ent() returns text language sql stable parallel safe as $$
  select nullif(current_setting('app.ent_id', true), '')
$$;

create function atrium_user() returns text language sql stable parallel safe as $$
  select nullif(current_setting('app.user_id', true), '')
$$;
`)
