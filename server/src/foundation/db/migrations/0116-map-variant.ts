import { forward } from './run.ts'

/**
 * What some visitors have in place of what is in force (decision 091), by the address of its file map: every process
 * can make that file again. It is kept for as long as a page that names it may be open.
 */
export const mapVariant = forward(`
create table map_variant (
  file_map text primary key,
  entries jsonb not null,
  made_at timestamptz not null
);
create index map_variant_made on map_variant (made_at);
grant select, insert, update (made_at), delete on map_variant to atrium_platform;
`)
