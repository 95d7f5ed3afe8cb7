import { artifact, canonicalJson, type Artifact } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import type { Row } from '../../foundation/db/schema.ts'
import type { Db } from '../../foundation/db/tx.ts'
import { digestOf } from './digest.ts'

/** The maker of an artifact or a revision: this repository's build, a person, or a deploy token. */
export type Maker = { kind: 'build' } | { kind: 'person' | 'token'; id: string }

export type ArtifactRow = Omit<Row<'artifact'>, 'manifest'> & { manifest: Artifact }

type New = { id: string; manifest: Artifact; fileId: string; sizeBytes: number; by: Maker; now: Date }

/** False when the same artifact, or another one of this version of a team's, is there already or came at the same moment. */
export async function insertArtifact(db: Db, { id, manifest, fileId, sizeBytes, by, now }: New) {
  const made = await db
    .insertInto('artifact')
    .values({
      id,
      slug: manifest.slug,
      kind: manifest.kind,
      version: manifest.version,
      digest: digestOf(manifest),
      manifest: canonicalJson(manifest),
      file_id: fileId,
      size_bytes: sizeBytes,
      made_by_kind: by.kind,
      made_by: by.kind === 'build' ? null : by.id,
      made_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** Notes what lies under each name. The second writer under a name finds what the first one wrote. */
export async function insertArtifactFiles(db: Db, artifactId: string, { slug, files }: Artifact) {
  const rows = inOrder(files).map(([name, { integrity }]) => ({ slug, name, integrity, artifact_id: artifactId }))
  if (rows.length === 0) return
  await db
    .insertInto('artifact_file')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['slug', 'name']).doNothing())
    .execute()
}

/** The first of its files whose name has other content for good. */
export async function findTaken(db: Db, { slug, files }: Artifact) {
  const names = Object.keys(files)
  const rows = await db
    .selectFrom('artifact_file')
    .select(['name', 'integrity'])
    .where('slug', '=', slug)
    .where('name', '=', sql<string>`any(${names})`)
    .orderBy('name')
    .execute()
  return rows.find(({ name, integrity }) => files[name]?.integrity !== integrity)?.name ?? null
}

export async function findByDigests(db: Db, digests: readonly string[]) {
  const rows = await db
    .selectFrom('artifact')
    .select(['id', 'digest'])
    .where('digest', '=', sql<string>`any(${digests})`)
    .execute()
  return new Map(rows.map(({ id, digest }) => [digest, id]))
}

export async function selectArtifacts(db: Db, ids: readonly string[]): Promise<ArtifactRow[]> {
  const rows = await db
    .selectFrom('artifact')
    .selectAll()
    .where('id', '=', sql<string>`any(${ids})`)
    .execute()
  return rows.map(read)
}

/**
 * An artifact with the file of this name whose archive is kept: the one that brought it first, else another that has it
 * too. Null where no artifact ever had one, or none of them is needed any more.
 */
export async function findHolder(db: Db, { slug, name }: { slug: string; name: string }) {
  const first = await db
    .selectFrom('artifact_file')
    .select('artifact_id')
    .where('slug', '=', slug)
    .where('name', '=', name)
    .executeTakeFirst()
  // A request for a file that never existed costs no more than this.
  if (first === undefined) return null
  const found = await db
    .selectFrom('artifact')
    .innerJoin('artifact_archive', 'artifact_archive.artifact_id', 'artifact.id')
    .selectAll('artifact')
    .select('artifact_archive.file_id as archive_id')
    .where('slug', '=', slug)
    .where('artifact_archive.file_id', 'is not', null)
    .where(sql<boolean>`(artifact.id = ${first.artifact_id} or (manifest::jsonb -> 'files') ? ${name})`)
    .orderBy(sql`artifact.id <> ${first.artifact_id}`)
    .limit(1)
    .executeTakeFirst()
  return found === undefined ? null : read(found)
}

function read(row: Row<'artifact'>): ArtifactRow {
  return { ...row, manifest: artifact.parse(JSON.parse(row.manifest)) }
}

// One order for all callers: two that write at once wait for each other in one direction only.
function inOrder(files: Artifact['files']) {
  return Object.entries(files).toSorted(([one], [other]) => (one < other ? -1 : 1))
}
