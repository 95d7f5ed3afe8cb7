import { forward } from './run.ts'

/** Which tables each role of a version reads, by their uids: whom word of a record is for is asked of many people at once. */
export const readersOfTables = forward(`
create function atrium_role_reads(bundle jsonb) returns jsonb language sql immutable strict parallel safe as $$
  select coalesce(jsonb_object_agg(role ->> 'uid', array(
    select policy ->> 'entity' from jsonb_array_elements(role -> 'entities') policy where policy -> 'acts' ? 'read'
  )), '{}')
  from jsonb_array_elements(coalesce(bundle -> 'roles', '[]')) role
$$;
alter table app_version add column role_reads jsonb not null generated always as (atrium_role_reads(bundle)) stored;
`)
