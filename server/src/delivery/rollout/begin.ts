import {
  isPlatformStaff,
  limitsFor,
  Problem,
  standardLimits,
  type AskedLimits,
  type RolloutLimits,
  type RolloutSubject,
  type UserType,
} from '@atrium/shared-utility/contract'
import { recordAct } from '../../foundation/call/audit/queries.ts'
import type { Context } from '../../foundation/call/context/context.ts'
import type { BothCounts } from './tables.ts'
import type { Db } from '../../foundation/db/tx.ts'
import { publish } from '../../foundation/sending/live/queries.ts'
import { newToken } from '../../foundation/process/secrets/new-token.ts'
import { refuseRemoved } from '../../portal/artifact/removed-query.ts'
import { refuseUnchecked } from '../browser-check/refuse-unchecked.ts'
import { makerOf, refuseForeign, type Version } from '../release/release/put-in-force.ts'
import { versionsById } from '../release/release/version-query.ts'
import { artifactsOf } from '../../portal/revision/append.ts'
import { refuseMisfit } from '../../portal/revision/fits.ts'
import { selectForTwo } from '../../portal/revision/for-two-query.ts'
import { lockHead } from '../../portal/revision/revision-query.ts'
import { refuseForTwo } from '../../portal/revision/two-operators.ts'
import { spans, startOf } from '../telemetry/figures.ts'
import { selectCounts, type Counts } from './health-query.ts'
import { findUnknownEnterprise, insertRollout } from './queries.ts'

type Begun = {
  slug: string
  version: Version
  enterprises: string[]
  userTypes: UserType[]
  percent: number
  countedBy: RolloutSubject
  limits: AskedLimits
  reason: string
  /** Though it was refused in a browser, or not run: operators alone may say so. */
  force?: boolean
}

/** Puts a version in force for some people, if it could be put in force for all. */
export async function begin(asked: Begun, context: Context) {
  const { slug, version, userTypes, percent, countedBy, reason } = asked
  const { db, now, newId } = context
  const enterprises = [...new Set(asked.enterprises)]
  const limits = limitsFor(asked.limits, asked)
  if (percent === 0 && enterprises.length === 0) throw new Problem('rolloutForNobody')
  if (context.deployer === null) await refuseUnknown(enterprises, db)
  else refuseForTeams({ userTypes, limits })
  const before = await refuseUnfit({ slug, version }, db)
  await refuseUnchecked({ slug, version, force: asked.force === true ? { reason } : null }, context)
  const by = makerOf(context)
  if (by.kind === 'build') throw new Error('a build rolls nothing out')
  const row = {
    id: newId(),
    parcel: slug,
    artifact_id: version.id,
    before_id: before,
    drawn_by: newToken(),
    enterprises,
    user_types: [...new Set(userTypes)],
    percent,
    counted_by: countedBy,
    limits: JSON.stringify(limits),
    told: JSON.stringify(await toldSoFar({ slug, version, before }, { db, now })),
    reason,
    begun_by_kind: by.kind,
    begun_by: by.id,
    begun_at: now,
    state: 'running' as const,
  }
  if (!(await insertRollout(db, row))) throw new Problem('rolloutRunning', { slug })
  await publish(db, { kind: 'portal', payload: {}, audience: { to: 'all' } })
  const diff = { versionName: version.version, percent, enterprises, userTypes, countedBy, reason }
  await recordAct(context, { action: 'beginRollout', targetKind: 'parcel', targetId: slug, entId: null, diff })
  return { id: row.id }
}

/** For operators alone: to a token's holder an unknown enterprise must look like one without members. */
export async function refuseUnknown(enterprises: readonly string[], db: Db) {
  const id = await findUnknownEnterprise(db, enterprises)
  if (id !== null) throw new Problem('rolloutEnterpriseUnknown', { id })
}

/** Refuses what no token may ask for. The limits must be as strict as the standard ones. */
function refuseForTeams({ userTypes, limits }: Pick<Begun, 'userTypes'> & { limits: RolloutLimits }) {
  if (userTypes.some(isPlatformStaff)) throw new Problem('rolloutForStaff')
  const { openings, errorPoints, mountPercent } = standardLimits
  if (limits.openings > openings || limits.errorPoints > errorPoints || limits.mountPercent > mountPercent)
    throw new Problem('rolloutLimitsLoose', standardLimits)
}

type Wanted = { slug: string; version: Version }

/** Answers what is in force for all other people. */
async function refuseUnfit({ slug, version }: Wanted, db: Db) {
  const { entries = {} } = (await lockHead(db)) ?? {}
  await refuseForeign({ slug, version }, db)
  const before = entries[slug] ?? null
  if (before === version.id) throw new Problem('releaseChangesNothing')
  await refuseRemoved(db, [version.id])
  const after = { ...entries, [slug]: version.id }
  // A roll-out is approved by no operator: some people would have what one person alone has put before them.
  refuseForTwo(await selectForTwo(db, { before: entries, after }))
  const artifacts = await artifactsOf(db, after)
  refuseMisfit({ artifacts, changed: [slug] })
  return before
}

const nothing: Counts = { openings: 0, erred: 0, mount: null }

async function toldSoFar(
  { slug, version, before }: Wanted & { before: string | null },
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<BothCounts> {
  const span = { slug, minutes: spans[0], from: startOf(now, spans[0]) }
  const name = before === null ? undefined : (await versionsById(db, [before])).get(before)
  return {
    own: await selectCounts(db, { ...span, version: version.version }),
    before: name === undefined ? nothing : await selectCounts(db, { ...span, version: name }),
  }
}
