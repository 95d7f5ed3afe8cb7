import {
  filterFaults,
  type PublishedAppView,
  type PublishedEntity,
  type RecordFilter,
  type RuntimeView,
} from '@atrium/shared-utility/contract'

/** A view as a caller has it, with its filter, which the server applies and does not tell. */
export type ShownView = { runtime: RuntimeView; filter: RecordFilter | undefined }

/**
 * The views of an entity as a caller works with them who sees fields of these keys. Fields that are hidden from the caller are
 * left out of them, and a view that is nothing without a hidden field is not there: a board without its choice, a table
 * without a column, one whose filter asks for it. What would be sorted by a hidden field is sorted as all lists are.
 */
export function shownViews(
  { uid, fields }: PublishedEntity,
  views: readonly PublishedAppView[],
  shown: ReadonlySet<string>,
): ShownView[] {
  const seen = fields.filter(({ key, isHidden }) => !isHidden && shown.has(key))
  const keys = new Map(seen.map((one) => [one.uid, one.key]))
  return views
    .filter(({ entity }) => entity === uid)
    .flatMap((view): ShownView[] => {
      const { key, label, labelEn, kind, sort, filter } = view
      const named = view.fields.flatMap((field) => keys.get(field) ?? [])
      const groupBy = kind === 'board' && view.groupBy !== null ? (keys.get(view.groupBy) ?? null) : null
      if (kind === 'board' ? groupBy === null : named.length === 0) return []
      if (filter !== undefined && filterFaults(filter, seen).length > 0) return []
      const by = sort === null ? undefined : keys.get(sort.field)
      const order = sort === null || by === undefined ? null : { field: by, order: sort.order }
      const isFiltered = filter !== undefined
      return [{ filter, runtime: { key, label, labelEn, kind, fields: named, sort: order, groupBy, isFiltered } }]
    })
}
