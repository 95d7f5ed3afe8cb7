import type { BundleRow, Lang, UpdateRow, WholeUpdate } from '@atrium/shared-utility/contract'
import { runningVersion } from '../bundle/installed.ts'
import type { SelectedUpdate } from './list-query.ts'
import { isHeldBack, stateOf, type PlatformUpdate } from './queries.ts'

type RowContext = { lang: Lang; now: Date }

/** An update as the list of operators is answered. */
export function updateRowOf(row: SelectedUpdate, { lang, now }: RowContext): UpdateRow {
  return {
    id: row.id,
    version: row.version,
    title: titleIn(row, lang),
    state: stateOf(row, now),
    percent: percentOf(row),
    plannedAt: row.planned_at.toISOString(),
    windowMin: row.window_min,
    announceAt: row.announce_at.toISOString(),
    startsItself: row.starts_itself,
    startedAt: row.started_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    authorName: row.author,
    authorId: row.created_by,
    createdAt: row.created_at.toISOString(),
    revision: row.revision,
  }
}

type More = { atWork: number; bundle: BundleRow | null }

/** The same, whole. */
export function wholeUpdateOf(row: SelectedUpdate, { lang, now, ...more }: RowContext & More): WholeUpdate {
  const isWaiting = row.state === 'running' && row.settled_at === null
  return {
    ...updateRowOf(row, { lang, now }),
    titleZh: row.title_zh,
    titleEn: row.title_en,
    notesZh: row.notes_zh,
    notesEn: row.notes_en,
    startedByName: row.starter,
    endedByName: row.ender,
    endNote: row.end_note,
    bundle: more.bundle,
    sha256: row.sha256,
    sizeBytes: row.size_bytes,
    steps: stepsOf(row),
    isHeldBack: isHeldBack(row, now),
    jobsAtWork: isWaiting ? more.atWork : row.settled_jobs,
    runningVersion,
  }
}

type Course = Pick<PlatformUpdate, 'state' | 'started_at' | 'settled_at' | 'ended_at'>

/** Each step with the moment at which it was done. The exchange of servers ends when an operator says how it went. */
function stepsOf({ state, started_at: closedAt, settled_at: settledAt, ended_at: endedAt }: Course) {
  const openedAt = state === 'done' || state === 'rolledBack' ? endedAt : null
  const course = [
    { name: 'close', doneAt: closedAt },
    { name: 'settle', doneAt: settledAt },
    { name: 'replace', doneAt: openedAt },
    { name: 'open', doneAt: openedAt },
  ] as const
  const current = state === 'running' ? course.findIndex(({ doneAt }) => doneAt === null) : -1
  return course.map(({ name, doneAt }, index) => ({
    name,
    state: doneAt !== null ? ('done' as const) : index === current ? ('now' as const) : ('ahead' as const),
    at: doneAt?.toISOString() ?? null,
  }))
}

/** A quarter for each step that is done. */
export function percentOf({ state, settled_at: settledAt }: Pick<PlatformUpdate, 'state' | 'settled_at'>) {
  if (state === 'done' || state === 'rolledBack') return 100
  if (state !== 'running') return 0
  return settledAt === null ? 25 : 50
}

export function titleIn(row: Pick<PlatformUpdate, 'title_zh' | 'title_en'>, lang: Lang) {
  return lang === 'zh-CN' ? row.title_zh : row.title_en
}

/** The notes in the reader’s language, or else in the other. */
export function notesIn({ notes_zh: zh, notes_en: en }: Pick<PlatformUpdate, 'notes_zh' | 'notes_en'>, lang: Lang) {
  return lang === 'zh-CN' ? zh || en : en || zh
}
