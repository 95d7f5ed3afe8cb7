import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import { installable } from '../bundle/installable.ts'
import { inTurn, record, schedulePlan, tellPages } from './course.ts'
import { findOverlapping, insertUpdate, lockUpdate, missedAt, storeUpdate, type PlatformUpdate } from './queries.ts'
import { mustBeAsSeen } from '../../../foundation/process/error/as-seen.ts'

type Written = CallParsed<'planUpdate'>

export async function planUpdate(input: Written, context: Context) {
  // Two updates that are planned at the same moment come one after the other, and after one that begins.
  await inTurn(context.db)
  const row = input.id === undefined ? await add(input, context) : await change(input.id, input, context)
  await schedulePlan(context.db, context.services, row)
  await tellPages(context.db)
  await record(context, 'planUpdate', row)
  return { id: row.id, revision: row.revision }
}

async function add(input: Written, context: Context): Promise<PlatformUpdate> {
  const { db, newId, now } = context
  const columns = await columnsOf(input, null, context)
  check(columns, now)
  await refuseOverlap({ id: null, ...columns }, context)
  const row = {
    ...untouched,
    ...columns,
    id: newId(),
    created_by: sessionOf(context).userId,
    created_at: now,
    revision: 1,
  }
  await insertUpdate(db, row)
  return row
}

async function change(id: string, input: Written, context: Context): Promise<PlatformUpdate> {
  const { db, now } = context
  const current = await lockPlan(db, id)
  mustBeAsSeen(current.revision === input.revision)
  const written = await columnsOf(input, current.bundle_id, context)
  // An announced update stays announced, and keeps since when.
  const isOut = input.announceAt === undefined && current.announce_at <= now
  const columns = { ...written, ...(isOut && { announce_at: current.announce_at }), revision: current.revision + 1 }
  if (columns.planned_at.getTime() !== current.planned_at.getTime()) check(columns, now)
  await refuseOverlap({ id, ...columns }, context)
  await storeUpdate(db, id, columns)
  return { ...current, ...columns }
}

type Planned = Pick<PlatformUpdate, 'planned_at' | 'window_min' | 'starts_itself'> & { id: string | null }

/** Of two updates that begin by themselves at once, one would have the portal closed at a time that was not chosen. */
async function refuseOverlap({ id, planned_at: from, starts_itself: startsItself, ...row }: Planned, context: Context) {
  if (!startsItself) return
  const { db, now } = context
  const other = await findOverlapping(db, { id, from, until: missedAt({ planned_at: from, ...row }), now })
  if (other !== undefined) throw new Problem('updateOverlaps', { version: other.version })
}

/** A plan that has not begun, locked. */
export async function lockPlan(db: Context['db'], id: string) {
  const row = await lockUpdate(db, id)
  if (row === undefined) throw new Problem('notFound')
  if (row.state !== 'planned') throw new Problem('updateNotPlanned')
  return row
}

type Times = Pick<PlatformUpdate, 'planned_at' | 'announce_at'>

function check({ planned_at: plannedAt, announce_at: announceAt }: Times, now: Date) {
  if (plannedAt <= now) throw new Problem('updateInPast')
  if (announceAt > plannedAt) throw new Problem('updateAnnouncedLate')
}

const untouched = {
  state: 'planned',
  started_by: null,
  started_at: null,
  settled_at: null,
  settled_jobs: null,
  ended_by: null,
  ended_at: null,
  end_note: '',
  bundle_id: null,
  sha256: null,
  size_bytes: null,
} as const

/** A bundle's own facts cannot be entered otherwise. A plan that was made with a bundle keeps it. */
async function columnsOf(input: Written, keptId: string | null, context: Context) {
  const bundleId = input.bundleId ?? keptId
  return {
    ...writtenIn(input, context.now),
    ...(bundleId !== null && (await installable(bundleId, context))),
  }
}

function writtenIn(input: Written, now: Date) {
  return {
    version: input.version,
    title_zh: input.titleZh,
    title_en: input.titleEn,
    notes_zh: input.notesZh,
    notes_en: input.notesEn,
    planned_at: new Date(input.plannedAt),
    window_min: input.windowMin,
    announce_at: input.announceAt === undefined ? now : new Date(input.announceAt),
    starts_itself: input.startsItself,
  }
}
