import { coreParts, Problem } from '@atrium/shared-utility/contract'
import type { Context } from '../../foundation/call/context/context.ts'
import type { Entries } from '../artifact/tables.ts'
import type { Db } from '../../foundation/db/tx.ts'
import type { Maker } from '../artifact/artifact-query.ts'
import { refuseRemoved } from '../artifact/removed-query.ts'
import { appendRevision, artifactsOf } from './append.ts'
import { refuseMisfit } from './fits.ts'
import { findRevision, lockHead } from './revision-query.ts'
import { refuseAlone } from './two-operators.ts'
import { mustBeAsSeen } from '../../foundation/process/error/as-seen.ts'

type Release = {
  /** The artifacts that the portal is to have, by slug; null: none. */
  changes: Record<string, string | null>
  /** The revision that the caller has seen: changes of others since are overwritten only where it is left out. */
  expectedHead?: string
} & Made
type Back = { revision: string; expectedHead?: string } & Made
type Made = {
  reason: string
  by: Maker
  /** True where another operator has approved it. */
  isApproved?: boolean
}
type ReleaseContext = Pick<Context, 'db' | 'now'>

/** The portal cannot be without these parts. */
const needed: ReadonlySet<string> = new Set(coreParts)

/**
 * Puts other artifacts in force, in this transaction, and answers the new revision. A release at the same time waits,
 * and both are in force then. Writes nothing into the audit log, because only its handler knows which call it was.
 * Throws releaseOvertaken, releaseChangesNothing, releasePartUnknown, releasePartNeeded, releaseNameTaken,
 * releaseRouteTaken, releaseNameMissing, releaseNeedsTwo, versionRemoved.
 */
export async function releaseParts(asked: Release, { db, now }: ReleaseContext) {
  const { changes, expectedHead, reason, by, isApproved = false } = asked
  const head = await lockHead(db)
  const before = head?.entries ?? {}
  const slugs = Object.keys(changes)
  if (expectedHead !== undefined) await refuseOvertaken(db, { before, expectedHead, slugs })
  const gone = slugs.find((slug) => changes[slug] === null && needed.has(slug))
  if (gone !== undefined) throw new Problem('releasePartNeeded', { slug: gone })
  const entries = applied(before, changes)
  const changed = slugs.filter((slug) => before[slug] !== entries[slug])
  if (changed.length === 0) throw new Problem('releaseChangesNothing')
  if (!isApproved) await refuseAlone({ head, entries }, { by, db })
  const artifacts = await artifactsOf(db, entries)
  await refuseRemoved(db, changesIn(entries, changed))
  refuseMisfit({ artifacts, changed })
  return appendRevision(db, { head, entries, artifacts, reason, by, now })
}

/**
 * Puts a former revision in force again, as a new one. Later releases are undone, so the caller says which revision
 * they have seen. Throws notFound, versionConflict, releaseChangesNothing, releaseNeedsTwo, versionRemoved.
 */
export async function rollBackTo(asked: Back, { db, now }: ReleaseContext) {
  const { revision, expectedHead, reason, by, isApproved = false } = asked
  const head = await lockHead(db)
  mustBeAsSeen(expectedHead === undefined || head?.id === expectedHead)
  const found = await findRevision(db, revision)
  if (found === undefined) throw new Problem('notFound')
  if (isSame(found.entries, head?.entries ?? {})) throw new Problem('releaseChangesNothing')
  if (!isApproved) await refuseAlone({ head, entries: found.entries }, { by, db })
  const artifacts = await artifactsOf(db, found.entries)
  await refuseRemoved(db, changesIn(found.entries, Object.keys(found.entries)))
  return appendRevision(db, { head, entries: found.entries, artifacts, reason, by, now })
}

type ExpectedState = { before: Entries; expectedHead: string; slugs: readonly string[] }

/** Changes of others to other parts meanwhile are kept, and are no reason to refuse. */
async function refuseOvertaken(db: Db, { before, expectedHead, slugs }: ExpectedState) {
  const seen = await findRevision(db, expectedHead)
  if (seen === undefined) throw new Problem('notFound')
  const slug = slugs.find((one) => seen.entries[one] !== before[one])
  if (slug !== undefined) throw new Problem('releaseOvertaken', { slug })
}

function applied(before: Entries, changes: Release['changes']): Entries {
  const entries = { ...before }
  for (const [slug, id] of Object.entries(changes)) {
    if (id === null) delete entries[slug]
    else entries[slug] = id
  }
  return entries
}

function changesIn(entries: Entries, slugs: readonly string[]) {
  return slugs.flatMap((slug) => entries[slug] ?? [])
}

function isSame(one: Entries, other: Entries) {
  const slugs = Object.keys(one)
  return slugs.length === Object.keys(other).length && slugs.every((slug) => one[slug] === other[slug])
}
