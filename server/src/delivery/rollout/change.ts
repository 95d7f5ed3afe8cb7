import { Problem } from '@atrium/shared-utility/contract'
import { recordAct } from '../../foundation/call/audit/queries.ts'
import type { Context } from '../../foundation/call/context/context.ts'
import type { Row } from '../../foundation/db/schema.ts'
import { publish } from '../../foundation/sending/live/queries.ts'
import { makerOf, putInForce, refuseForeign } from '../release/release/put-in-force.ts'
import { selectVersion, versionsById } from '../release/release/version-query.ts'
import { findLastGood } from '../../portal/revision/last-good-query.ts'
import { lockHead } from '../../portal/revision/revision-query.ts'
import { refuseUnknown } from './begin.ts'
import { findRunning, halt, lockRollout, widen } from './queries.ts'

type Wider = { id: string; enterprises?: string[] | undefined; percent?: number | undefined }

export async function widenRollout({ id, ...wanted }: Wider, context: Context) {
  const { db } = context
  const row = await runningOne(id, context)
  // Where an operator began it with people of the platform, only operators change it.
  if (context.deployer !== null && row.begun_by_kind !== 'token') throw new Problem('rolloutForStaff')
  const percent = wanted.percent ?? row.percent
  const enterprises = [...new Set([...row.enterprises, ...(wanted.enterprises ?? [])])]
  if (percent < row.percent) throw new Problem('rolloutNarrowed', { percent: row.percent })
  if (context.deployer === null) await refuseUnknown(wanted.enterprises ?? [], db)
  const version = await selectVersion(db, { slug: row.parcel, id: row.artifact_id })
  if (version === undefined) throw new Problem('notFound')
  // Its pages may be another team's by now.
  await refuseForeign({ slug: row.parcel, version }, db)
  await widen(db, { id, percent, enterprises })
  await publish(db, { kind: 'portal', payload: {}, audience: { to: 'all' } })
  const diff = { versionName: await versionOf(row, context), percent, enterprises }
  await recordAct(context, { action: 'widenRollout', targetKind: 'parcel', targetId: row.parcel, entId: null, diff })
  return {}
}

export async function haltRollout({ id, reason }: { id: string; reason: string }, context: Context) {
  const { db, now } = context
  const row = await runningOne(id, context)
  await halt(db, { id, now, by: makerOf(context), reason })
  await publish(db, { kind: 'portal', payload: {}, audience: { to: 'all' } })
  const diff = { versionName: await versionOf(row, context), reason }
  await recordAct(context, { action: 'haltRollout', targetKind: 'parcel', targetId: row.parcel, entId: null, diff })
  return {}
}

/** The revision that this makes ends the roll-out. */
export async function completeRollout({ id, reason }: { id: string; reason: string }, context: Context) {
  // Locked before the roll-out, as in every release: two that wait for both would wait for each other.
  await lockHead(context.db)
  const { parcel: slug, artifact_id: artifactId } = await runningOne(id, context)
  const version = await selectVersion(context.db, { slug, id: artifactId })
  if (version === undefined) throw new Problem('notFound')
  const made = await putInForce({ slug, version, reason, action: 'completeRollout' }, context)
  return { ...made, version: version.version }
}

type Back = { slug: string; reason: string; from?: string | undefined }

/** `from`: the version to leave. Where another one is in force by now, a second call must not take back a good one. */
export async function rollBack({ slug, reason, from }: Back, context: Context) {
  // A release meanwhile waits: the good version is looked for in what is in force.
  const head = await lockHead(context.db)
  if (from !== undefined) await refuseUnlessInForce({ slug, from, id: head?.entries[slug] }, context)
  const good = await findLastGood(context.db, slug)
  const version = good === null ? undefined : await selectVersion(context.db, { slug, id: good.id })
  if (version === undefined) throw new Problem('noGoodVersion', { slug })
  const made = await putInForce({ slug, version, reason, action: 'rollBackParcel' }, context)
  return { ...made, version: version.version }
}

type InForce = { slug: string; from: string; id: string | undefined }

async function refuseUnlessInForce({ slug, from, id }: InForce, { db }: Context) {
  const version = id === undefined ? undefined : (await versionsById(db, [id])).get(id)
  if (version !== from) throw new Problem('rollbackNotInForce', { slug, from, version: version ?? '–' })
}

/** The running roll-out of a parcel, for a call that names none: there is one at most. */
export async function runningOf(slug: string, { db }: Context) {
  const row = await findRunning(db, slug)
  if (row === undefined) throw new Problem('rolloutOver')
  return row.id
}

async function runningOne(id: string, { db }: Context) {
  const row = await lockRollout(db, id)
  if (row === undefined) throw new Problem('notFound')
  if (row.state !== 'running') throw new Problem('rolloutOver')
  return row
}

async function versionOf({ artifact_id: id }: Row<'rollout'>, { db }: Context) {
  return (await versionsById(db, [id])).get(id)
}
