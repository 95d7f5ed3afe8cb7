import { Problem, type CallParsed, type RevisionRow, type WholeRevision } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import type { Context } from '../../../foundation/call/context/context.ts'
import { tellRoots } from '../entrance-letter/letter-job.ts'
import { refuseLost } from './check.ts'
import { rollBackTo } from '../../../portal/revision/release.ts'
import { selectPlaces } from '../../parcel/parcel/queries.ts'
import { findHead, lockHead } from '../../../portal/revision/revision-query.ts'
import { selectForTwo } from '../../../portal/revision/for-two-query.ts'
import { needsTwo } from '../../../portal/revision/two-operators.ts'
import { difference, inVersions } from './difference.ts'
import { makerOf } from './put-in-force.ts'
import { selectReleasedUpTo } from './released-query.ts'
import { selectRevision, selectRevisions, type SelectedRevision } from './revision-list-query.ts'
import { versionsById } from './version-query.ts'

export async function listRevisions(filter: CallParsed<'listRevisions'>, { db }: Context) {
  const { total, rows } = await selectRevisions(db, filter)
  const head = (await findHead(db))?.id ?? null
  const ids = rows.flatMap((row) => idsOf(changesOf(row)))
  const versions = await versionsById(db, ids)
  return { total, list: rows.map((row) => revisionOf(row, { head, versions })) }
}

export async function getRevision({ id }: CallParsed<'getRevision'>, context: Context): Promise<WholeRevision> {
  const { db } = context
  const row = await selectRevision(db, id)
  if (row === undefined) throw new Problem('notFound')
  const head = await findHead(db)
  const ids = [row.entries, row.before ?? {}, head?.entries ?? {}].flatMap((entries) => Object.values(entries))
  const versions = await versionsById(db, ids)
  const parts = Object.entries(row.entries).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const released = await selectReleasedUpTo(db, row.number)
  const registered = new Set((await selectPlaces(db)).map(({ slug }) => slug))
  return {
    ...revisionOf(row, { head: head?.id ?? null, versions }),
    digest: row.digest,
    parts: parts.map(([slug, part]) => ({
      slug,
      version: versions.get(part) ?? part,
      isRegistered: registered.has(slug),
      released: released.get(slug) ?? null,
    })),
    toBringBack: inVersions(difference(head?.entries ?? {}, row.entries), versions),
    needsTwo: await needsTwo({ head, entries: row.entries }, { by: makerOf(context), db }),
    head: head?.id ?? null,
  }
}

export async function bringBack({ id, head, reason }: CallParsed<'bringRevisionBack'>, context: Context) {
  const row = await selectRevision(context.db, id)
  if (row === undefined) throw new Problem('notFound')
  const before = await lockHead(context.db)
  const changed = difference(before?.entries ?? {}, row.entries).flatMap(({ after }) => after ?? [])
  await refuseLost(changed, context.db)
  const made = await rollBackTo({ revision: id, expectedHead: head, reason, by: makerOf(context) }, context)
  const portals = { before: before?.entries ?? {}, after: made.entries }
  const alone = await selectForTwo(context.db, portals)
  const diff = { reason, revision: made.number, from: row.number, ...(alone.length > 0 && { alone }) }
  await recordAct(context, { action: 'bringRevisionBack', targetKind: 'portal', targetId: made.id, entId: null, diff })
  await tellRoots(made.id, portals, context)
  return { id: made.id, number: made.number }
}

type Around = { head: string | null; versions: ReadonlyMap<string, string> }

function revisionOf(row: SelectedRevision, { head, versions }: Around): RevisionRow {
  return {
    id: row.id,
    number: row.number,
    reason: row.reason,
    madeAt: row.made_at.toISOString(),
    madeByKind: row.made_by_kind,
    madeBy: row.maker,
    madeById: row.maker_id,
    isInForce: row.id === head,
    changes: inVersions(changesOf(row), versions),
  }
}

function changesOf({ before, entries }: SelectedRevision) {
  return difference(before ?? {}, entries)
}

function idsOf(changes: ReturnType<typeof difference>) {
  return changes.flatMap(({ before, after }) => [before, after]).filter((id) => id !== null)
}
