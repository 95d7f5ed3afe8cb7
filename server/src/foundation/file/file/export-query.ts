import { sql } from 'kysely'

/** What a record or a message between members holds is not the platform's to read: neither what such a file is called, nor what it could be known by. */
const isPrivate = sql`f.purpose in ('recordFile', 'chatFile')`

/** The files of an enterprise that are there; previews are made of them. */
export const exportedFiles = sql`select f.ent_id as of_enterprise, f.id, f.purpose, f.media_type, f.status, f.size_bytes, f.created_by,
    f.created_at, f.changed_at, f.expires_at, case when ${isPrivate} then '' else f.name end as name,
    case when ${isPrivate} then null else f.sha256 end as sha256
  from stored_file f where f.status <> 'removed' and f.preview_of is null`
