import type { EntityField } from '@atrium/shared-utility/contract'
import { selectRelated } from '../../record-store/related-query.ts'
import { openTarget, type OpenEntity } from './open-app.ts'
import type { RecordContext } from './record-context.ts'

type Values = Readonly<Record<string, unknown>>

/** What the records are called that these values name, by id: of those that the caller reads. */
export async function relatedIn(open: OpenEntity, rows: readonly { values: Values }[], context: RecordContext) {
  const found = await foundIn(open, rows, context)
  return new Map([...found.values()].flat().map(({ id, ...related }) => [id, related]))
}

/** The records that these values name, by the entity that they were looked for in. */
async function foundIn(open: OpenEntity, rows: readonly { values: Values }[], context: RecordContext) {
  const found = new Map<string, Awaited<ReturnType<typeof selectRelated>>>()
  for (const [relatesTo, ids] of idsByEntity(open.fields, rows)) {
    const target = await openTarget(open, relatesTo, context)
    if (target !== undefined) found.set(relatesTo, await selectRelated(context.db, target.seen, [...ids]))
  }
  return found
}

/**
 * Fields whose value names no record that the caller reads: unknown, in the recycle bin, of another entity or another
 * enterprise, or kept from the caller by roles.
 */
export async function strayRelations(open: OpenEntity, values: Values, context: RecordContext) {
  const found = await foundIn(open, [{ values }], context)
  return open.fields.flatMap(({ type, key, relatesTo = '' }) => {
    const named = values[key]
    if (type !== 'relation' || typeof named !== 'string') return []
    const isThere = found.get(relatesTo)?.some(({ id, isDeleted }) => id === named && !isDeleted)
    return isThere === true ? [] : [key]
  })
}

function idsByEntity(fields: readonly EntityField[], rows: readonly { values: Values }[]) {
  const byEntity = new Map<string, Set<string>>()
  for (const { type, key, relatesTo } of fields) {
    if (type !== 'relation' || relatesTo === undefined) continue
    const ids = byEntity.get(relatesTo) ?? new Set()
    for (const { values } of rows) if (typeof values[key] === 'string') ids.add(values[key])
    if (ids.size > 0) byEntity.set(relatesTo, ids)
  }
  return byEntity
}
