import type { EntityField } from '@atrium/shared-utility/contract'
import type { Context } from '../../foundation/context/context.ts'
import { selectRelated } from '../record-store/related-query.ts'
import { openTarget, type OpenEntity } from './open-app.ts'

type Values = Readonly<Record<string, unknown>>

/** What the records are called that these values name, by id: of those that the caller reads. */
export async function relatedIn(open: OpenEntity, rows: readonly { values: Values }[], context: Context) {
  const found = new Map<string, { title: string; isDeleted: boolean }>()
  for (const [relatesTo, ids] of idsByEntity(open.fields, rows)) {
    const target = await openTarget(open, relatesTo, context)
    if (target === undefined) continue
    for (const { id, ...related } of await selectRelated(context.db, target.seen, [...ids])) found.set(id, related)
  }
  return found
}

/**
 * Fields whose value names no record that the caller reads: unknown, in the recycle bin, of another entity or another
 * enterprise, or kept from the caller by roles.
 */
export async function strayRelations(open: OpenEntity, values: Values, context: Context) {
  const found = await relatedIn(open, [{ values }], context)
  return open.fields.flatMap(({ type, key }) => {
    const id = values[key]
    return type === 'relation' && typeof id === 'string' && found.get(id)?.isDeleted !== false ? [key] : []
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
