import { forward } from './run.ts'

/**
 * Exports of an enterprise's own lists. Only the platform's role reaches the table, and every query names person and
 * enterprise. The sessions that are live are written in the order in which they began, which nothing changes meanwhile.
 */
export const spaceExports = forward(`
alter table export add column ent_id text references enterprise;
create index export_space on export (ent_id) where ent_id is not null;
create index session_live_started on session (created_at, id) where ended_at is null;
`)
