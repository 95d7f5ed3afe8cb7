import { isDeepStrictEqual } from 'node:util'
import {
  type AppViewBody,
  type EntityField,
  filterFaults,
  type Lang,
  mostBoardColumns,
  type PlanChange,
  type PlanProblem,
  type PublishedAppView,
  type PublishedEntity,
} from '@atrium/shared-utility/contract'
import { labelIn } from '../../record-store/label-in.ts'
import { isReordered } from './is-reordered.ts'
import type { Draft } from './plan.ts'

export type DraftView = { uid: string; body: AppViewBody }
type DraftViews = readonly DraftView[]
type Around = { entities: Draft; live: readonly PublishedEntity[]; lang: Lang }

export function publishedViews(draft: DraftViews): PublishedAppView[] {
  return draft.map(({ uid, body }) => ({ uid, ...body }))
}

/** Views that could not be shown as they are: each with the field that is in the way. */
export function viewProblems(draft: DraftViews, { entities, live, lang }: Around): PlanProblem[] {
  return draft.flatMap(({ uid, body }, index): PlanProblem[] => {
    const at = { uid, entity: body.key, entityLabel: labelIn(lang, body), field: null, fieldLabel: '' }
    const table = entities.find((one) => one.uid === body.entity)?.body
    if (table === undefined) return [{ what: 'viewNoTable', ...at }]
    const isTaken = draft.slice(0, index).some((one) => one.body.key === body.key && one.body.entity === body.entity)
    const taken = isTaken ? [{ what: 'viewKeyTaken' as const, ...at }] : []
    const offered = table.fields.filter(({ isHidden }) => !isHidden)
    const before = live.find((one) => one.uid === body.entity)?.fields ?? []
    const gone = fieldsOf(body).filter((named) => !offered.some((field) => field.uid === named))
    const missing = gone.map((named) => {
      const field = [...table.fields, ...before].find((one) => one.uid === named)
      const label = field === undefined ? '' : labelIn(lang, field)
      return { what: 'viewFieldGone' as const, ...at, field: field?.key ?? '', fieldLabel: label }
    })
    const faults = body.filter === undefined ? [] : filterFaults(body.filter, offered)
    const broken = [...new Set(faults.map(({ field }) => field))].map((key) => {
      const field = [...table.fields, ...before].find((one) => one.key === key)
      const label = field === undefined ? key : labelIn(lang, field)
      return { what: 'viewFilterBroken' as const, ...at, field: key, fieldLabel: label }
    })
    const all = [...taken, ...missing, ...broken]
    const group = offered.find((field) => field.uid === body.groupBy)
    const wrong = body.kind === 'board' && group !== undefined ? boardProblem(group) : null
    if (wrong === null || group === undefined) return all
    return [...all, { what: wrong, ...at, field: group.key, fieldLabel: labelIn(lang, group) }]
  })
}

function boardProblem({ type, options }: EntityField) {
  if (type !== 'choice') return 'boardNoChoice'
  return options.length > mostBoardColumns ? 'boardTooWide' : null
}

/** Each once. */
function fieldsOf({ kind, fields, sort, groupBy }: AppViewBody) {
  const named = [...fields, sort?.field, kind === 'board' ? groupBy : null]
  return [...new Set(named)].filter((uid) => typeof uid === 'string')
}

/** What becomes of views. */
export function viewChanges(
  draft: DraftViews,
  live: readonly PublishedAppView[],
  { entities, lang }: Pick<Around, 'entities' | 'lang'>,
): PlanChange[] {
  const line = (what: PlanChange['what'], view: PublishedAppView): PlanChange => ({
    what,
    entity: view.uid,
    entityLabel: labelIn(lang, view),
    field: null,
    fieldLabel: '',
    records: 0,
  })
  const next = publishedViews(draft)
  const gone = live.filter(({ uid }) => !next.some((one) => one.uid === uid)).map((one) => line('removeView', one))
  const kept = next.flatMap((view) => {
    const before = live.find(({ uid }) => uid === view.uid)
    if (before === undefined) return [line('addView', view)]
    return isDeepStrictEqual(before, view) ? [] : [line('changeView', view)]
  })
  const moved = entities.filter(({ uid }) => isMoved(uid, { next, live }))
  const ordered = moved.map(({ uid, body }): PlanChange => ({
    what: 'orderViews',
    entity: uid,
    entityLabel: labelIn(lang, body),
    field: null,
    fieldLabel: '',
    records: 0,
  }))
  return [...gone, ...kept, ...ordered]
}

function isMoved(table: string, { next, live }: Record<'next' | 'live', readonly PublishedAppView[]>) {
  const uidsOf = (views: readonly PublishedAppView[]) =>
    views.filter(({ entity }) => entity === table).map(({ uid }) => uid)
  return isReordered(uidsOf(live), uidsOf(next))
}
