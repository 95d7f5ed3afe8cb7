import { createHash } from 'node:crypto'
import {
  canonicalJson,
  composePortal,
  leavingNames,
  Problem,
  type Artifact,
  type SharedSet,
} from '@atrium/shared-utility/contract'
import { newId } from '../../foundation/db/id.ts'
import type { Entries } from '../artifact/tables.ts'
import type { Db } from '../../foundation/db/tx.ts'
import { publish } from '../../foundation/sending/live/queries.ts'
import { selectArtifacts, type Maker } from '../artifact/artifact-query.ts'
import { sha256Base64 } from '../artifact/digest.ts'
import { endRollouts, insertInForce, insertRevision, moveHead, type Revision } from './revision-query.ts'

type Next = {
  /** The revision in force, locked. */
  head: Revision | undefined
  entries: Entries
  /** The artifacts that the entries name. */
  artifacts: readonly Artifact[]
  built?: Entries
  reason: string
  by: Maker
  now: Date
}

/** Puts a revision after the head, and in its place. Open portals hear of it when it commits. */
export async function appendRevision(
  db: Db,
  { head, entries, artifacts, built, reason, by, now }: Next,
): Promise<Revision> {
  const { build } = compose(artifacts)
  const facts = {
    number: (head?.number ?? 0) + 1,
    parent_id: head?.id ?? null,
    entries,
    built: built ?? null,
    file_map: build.fileMap.url,
    reason,
    made_by_kind: by.kind,
    made_by: by.kind === 'build' ? null : by.id,
    made_at: now,
  }
  const revision = { id: newId(), ...facts, digest: digestOfRevision(facts, head?.digest ?? null) }
  await insertRevision(db, {
    ...revision,
    entries: JSON.stringify(entries),
    built: built === undefined ? null : JSON.stringify(built),
  })
  if (!(await moveHead(db, { from: head?.id ?? null, to: revision.id })))
    throw new Error('the head of the portal has moved under its lock')
  const before = head?.entries ?? {}
  const slugs = Object.keys({ ...before, ...entries }).filter((slug) => before[slug] !== entries[slug])
  await insertInForce(db, { slugs, entries, number: revision.number })
  await endRollouts(db, { entries, slugs, reason, by, now })
  // Before the first revision no page was open yet.
  if (head !== undefined) await publish(db, { kind: 'portal', payload: {}, audience: { to: 'all' } })
  return revision
}

/** Over all that a revision says and the digest of the one before: a change to one breaks every later one. */
export function digestOfRevision(revision: Omit<Revision, 'id' | 'digest'>, before: string | null) {
  const { number, entries, built, file_map: fileMap, reason } = revision
  const { made_by_kind: kind, made_by: by, made_at: at } = revision
  const facts = { number, entries, built, fileMap, reason, kind, by, at: at.toISOString(), before }
  return createHash('sha256').update(canonicalJson(facts)).digest('hex')
}

export function compose(artifacts: readonly Artifact[]) {
  const parts = artifacts.filter(({ kind }) => kind !== 'parcel')
  return { ...composePortal(artifacts, sha256Base64), shared: sharedOf(artifacts), parts }
}

/** The modules that parcels may import. */
export function sharedOf(artifacts: readonly Artifact[]): SharedSet {
  const { exports = {}, dependencies = {} } = artifacts.find(({ kind }) => kind === 'shared') ?? {}
  const hasLeaving = Object.keys(leavingNames).length > 0
  return { exports, versions: dependencies, ...(hasLeaving && { leaving: leavingNames }) }
}

type Select = (db: Db, ids: readonly string[]) => Promise<{ id: string; slug: string; manifest: Artifact }[]>

/** The artifacts of a revision. Throws releasePartUnknown where one is not of its part. */
export async function artifactsOf(db: Db, entries: Entries, select: Select = selectArtifacts) {
  const rows = await select(db, Object.values(entries))
  const missing = Object.entries(entries).find(([slug, id]) => !rows.some((row) => row.id === id && row.slug === slug))
  if (missing !== undefined) throw new Problem('releasePartUnknown', { slug: missing[0] })
  return rows.map(({ manifest }) => manifest)
}
