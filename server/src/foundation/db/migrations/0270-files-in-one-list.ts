import { forward } from './run.ts'

/** The files of an enterprise, newest first, and whether a table has any. */
export const filesInOneList = forward(`
create index record_file_newest on record_file (ent_id, made_at desc, file_id) where record_id is not null;
create index record_file_entity on record_file (ent_id, entity_uid) where record_id is not null;
`)
