import { Client } from 'pg'
import type { DatabaseAddress } from '../../../foundation/db/pool.ts'
import type { Revision } from '../../../portal/revision/revision-query.ts'
import { digestOfRevision } from '../../../portal/revision/append.ts'

/** What the database keeps of releases, read beside the server; throws where it is not whole. */
export async function readKept(address: DatabaseAddress) {
  const connection = new Client(address)
  await connection.connect()
  try {
    const { rows: revisions } = await connection.query<Revision>('select * from map_revision order by number')
    const { rows: heads } = await connection.query<{ head: string }>('select head from deploy_channel')
    refuseBroken(revisions, heads[0]?.head)
    for (const [title, statement] of Object.entries(orphans)) {
      const { rows } = await connection.query(statement)
      if (rows.length > 0) throw new Error(`${title}: ${JSON.stringify(rows)}`)
    }
    return revisions
  } finally {
    await connection.end()
  }
}

/** Numbers without a gap, each after the one before, each digest over its own facts and the one before, the last in force. */
function refuseBroken(revisions: readonly Revision[], head: string | undefined) {
  for (const [index, revision] of revisions.entries()) {
    const parent = revisions[index - 1]
    const isNext = revision.number === index + 1 && revision.parent_id === (parent?.id ?? null)
    if (!isNext || revision.digest !== digestOfRevision(revision, parent?.digest ?? null))
      throw new Error(`revision ${revision.number} does not follow the one before`)
  }
  if (head !== revisions.at(-1)?.id) throw new Error('the last revision is not the one in force')
}

/** What no process would ever remove or could use. What has an end is swept when that has come. */
const orphans = {
  'a version without its bytes': `
    select artifact.slug, artifact.version from artifact
    left join artifact_archive on artifact_archive.artifact_id = artifact.id
    left join stored_file on stored_file.id = artifact_archive.file_id
    where stored_file.status is distinct from 'stored' or stored_file.expires_at is not null`,
  'a version that lacks a file': `
    select slug, version, name from artifact, jsonb_object_keys(manifest::jsonb -> 'files') as name
    where not exists (select from artifact_file as known where known.slug = artifact.slug and known.name = name)`,
  'bytes of no version that are kept for good': `
    select id, name from stored_file
    where purpose = 'artifact' and status = 'stored' and expires_at is null
      and not exists (select from artifact_archive where file_id = stored_file.id)`,
  'a revision of what is no version': `
    select number, slug from map_revision, jsonb_each_text(entries) as entry (slug, artifact_id)
    where not exists (select from artifact where id = entry.artifact_id and artifact.slug = entry.slug)`,
}
