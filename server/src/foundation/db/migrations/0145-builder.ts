import { forward } from './run.ts'

/**
 * The role that owns what applications keep: a schema for each enterprise, with a table for each of its entities. Requests
 * stay `atrium_app`; the platform is granted nothing there. Made as the two others were (0001).
 */
export const builder = forward(`
do $$
begin
  begin
    if not exists (select from pg_roles where rolname = 'atrium_builder') then create role atrium_builder nologin; end if;
  exception when duplicate_object or unique_violation then null;
  end;
  begin
    if not pg_has_role(current_user, 'atrium_builder', 'member')
      or not (select rolsuper from pg_roles where rolname = current_user) then
      execute 'grant atrium_builder to current_user';
    end if;
  exception
    when unique_violation then null;
    when insufficient_privilege then if not pg_has_role(current_user, 'atrium_builder', 'member') then raise; end if;
  end;
  execute format('grant usage on schema %I to atrium_builder', current_schema());
end $$;

-- Immutable on purpose, though it is not: the planner folds it to true, so that every index can be used, or to false, and
-- then there are no rows. It holds while each statement is planned when it runs: none that names such a table is ever
-- prepared (foundation/db/prepared.ts), and a trigger looks again before anything is written.
create function atrium_is(ent text) returns boolean language sql immutable parallel safe as $$
  select ent = nullif(current_setting('app.ent_id', true), '')
$$;

create function atrium_only_of() returns trigger language plpgsql as $$
begin
  if current_user = 'atrium_app' and tg_argv[0] is distinct from nullif(current_setting('app.ent_id', true), '') then
    raise exception 'a record of another enterprise cannot be written' using errcode = 'insufficient_privilege';
  end if;
  return null;
end $$;
`)
