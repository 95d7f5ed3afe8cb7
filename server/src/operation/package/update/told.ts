import type { CallOutput } from '@atrium/shared-utility/contract'
import type { Context } from '../../../foundation/call/context/context.ts'
import { selectTold, stateOf } from './queries.ts'
import { notesIn, percentOf, titleIn } from './row.ts'

const rememberedMs = 90 * 24 * 60 * 60_000

/** What every caller may know: the pages of people who are not signed in ask it too. */
export async function getUpdateStatus(
  _input: object,
  { lang, now, services }: Context,
): Promise<CallOutput<'getUpdateStatus'>> {
  const [{ isUpdating: isSysUpdating }, row] = await Promise.all([
    services.maintenance.read(),
    services.currentUpdate.read(),
  ])
  const state = row === null ? 'none' : stateOf(row, now)
  if (row === null || (state !== 'announced' && state !== 'running')) return { ...nothing, isSysUpdating }
  return {
    isSysUpdating,
    state,
    id: row.id,
    key: `${row.id}-${row.revision}`,
    version: row.version,
    title: titleIn(row, lang),
    percent: state === 'running' ? percentOf(row) : null,
    plannedAt: row.planned_at.toISOString(),
    windowMin: row.window_min,
    hasNotes: notesIn(row, lang) !== '',
  }
}

const nothing = {
  state: 'none',
  id: null,
  key: null,
  version: null,
  title: null,
  percent: null,
  plannedAt: null,
  windowMin: null,
  hasNotes: false,
} as const

export async function getUpdateList(_input: object, { db, lang, now }: Context): Promise<CallOutput<'getUpdateList'>> {
  const rows = await selectTold(db, { now, since: new Date(now.getTime() - rememberedMs) })
  const list = rows.map((row) => ({
    id: row.id,
    version: row.version,
    title: titleIn(row, lang),
    notes: notesIn(row, lang),
    state: stateOf(row, now) as 'announced' | 'running' | 'done', // What was selected is in one of these three.
    plannedAt: row.planned_at.toISOString(),
    finishedAt: row.ended_at?.toISOString() ?? null,
    size: row.size_bytes,
    sha256: row.sha256,
  }))
  return { total: list.length, list }
}

export async function getUpdateTime(_input: object, { now, services }: Context): Promise<CallOutput<'getUpdateTime'>> {
  const row = await services.currentUpdate.read()
  const isAnnounced = row !== null && stateOf(row, now) === 'announced'
  return {
    planned: isAnnounced ? row.planned_at.toISOString() : null,
    windowMin: isAnnounced ? row.window_min : null,
    now: now.toISOString(),
  }
}
