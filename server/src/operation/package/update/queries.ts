import type { UpdateState } from '@atrium/shared-utility/contract'
import type { NewRow, Row } from '../../../foundation/db/schema.ts'
import type { Db } from '../../../foundation/db/tx.ts'

export type PlatformUpdate = Row<'platform_update'>
/** Of two calls that decide about the same, the second sees what the first one did. */
export function lockUpdate(db: Db, id: string): Promise<PlatformUpdate | undefined> {
  return db.selectFrom('platform_update').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function insertUpdate(db: Db, row: NewRow<'platform_update'>) {
  await db.insertInto('platform_update').values(row).execute()
}

export async function storeUpdate(db: Db, id: string, columns: Partial<PlatformUpdate>) {
  await db.updateTable('platform_update').set(columns).where('id', '=', id).execute()
}

/** The running one, or else the next that is announced and whose time has not gone by. */
export async function selectCurrent(db: Db, now: Date): Promise<PlatformUpdate | undefined> {
  const open = await db.selectFrom('platform_update').selectAll().where('state', 'in', ['running', 'planned']).execute()
  const told = open.filter((row) => ['running', 'announced'].includes(stateOf(row, now)))
  return told.find(({ state }) => state === 'running') ?? told.toSorted(byTime)[0]
}

type Span = { id: string | null; from: Date; until: Date; now: Date }

/** The updates that run, or begin by themselves, within this time: the earliest first. Only one may run at a time. */
export async function findOverlapping(db: Db, { id, from, until, now }: Span) {
  const open = await db.selectFrom('platform_update').selectAll().where('state', 'in', ['running', 'planned']).execute()
  const others = open.filter(
    (row) => row.id !== id && (row.state === 'running' || (row.starts_itself && missedAt(row) > now)),
  )
  const within = (row: PlatformUpdate) => {
    const begins = row.started_at ?? row.planned_at
    return begins < until && from.getTime() < begins.getTime() + row.window_min * 60_000
  }
  return others.filter(within).toSorted(byTime)[0]
}

/** True for an update that was to begin by itself and did not, because another one was running. */
export function isHeldBack({ state, starts_itself: startsItself, ...row }: PlatformUpdate, now: Date) {
  const isLate = row.planned_at.getTime() + lateMs <= now.getTime()
  return state === 'planned' && startsItself && isLate && missedAt(row) > now
}

/** Longer than a job takes to begin. */
const lateMs = 60_000

/**
 * The updates that people are told: the announced and running ones, and those done since a moment; the newest first.
 */
export async function selectTold(db: Db, { now, since }: { now: Date; since: Date }) {
  const rows = await db
    .selectFrom('platform_update')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['running', 'planned']),
        eb.and([eb('state', '=', 'done'), eb('planned_at', '>=', since)]),
      ]),
    )
    .orderBy('planned_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
  return rows.filter((row) => ['running', 'announced', 'done'].includes(stateOf(row, now)))
}

/** How many other jobs a process is at work on just now. */
export async function countJobsAtWork(db: Db, { now, except }: { now: Date; except: string }) {
  const { count } = await db
    .selectFrom('job')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'running')
    .where('lease_until', '>', now)
    .where('id', '!=', except)
    .where('kind', '!=', updateKind)
    .executeTakeFirstOrThrow()
  return count
}

/** The kind of the job that starts an update and waits until what was begun before is at rest. */
export const updateKind = 'update'

type Timed = Pick<PlatformUpdate, 'state' | 'planned_at' | 'window_min' | 'announce_at'>

/** The state as operators see it: a plan is announced, waits for that, or has been missed. */
export function stateOf(row: Timed, now: Date): UpdateState {
  if (row.state !== 'planned') return row.state
  if (missedAt(row) <= now) return 'missed'
  return row.announce_at <= now ? 'announced' : 'planned'
}

/** A start that comes so late would close the portal at a time that no operator has chosen. */
export function missedAt({ planned_at: plannedAt, window_min: windowMin }: Pick<Timed, 'planned_at' | 'window_min'>) {
  return new Date(plannedAt.getTime() + windowMin * 60_000)
}

function byTime(one: PlatformUpdate, other: PlatformUpdate) {
  return one.planned_at.getTime() - other.planned_at.getTime()
}
