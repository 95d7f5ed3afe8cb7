import type { EntityField, FilterCondition, PublishedEntity } from '@atrium/shared-utility/contract'
import type { Db } from '../../../foundation/db/tx.ts'
import { countEach } from '../../record-store/count-query.ts'
import { findTable } from '../../record-store/registry-query.ts'

type What = 'removeOptions' | 'requireField'
/** By `touchedKey`. */
export type Touched = ReadonlyMap<string, number>

export function touchedKey(what: What, { uid }: EntityField) {
  return `${what} ${uid}`
}

/** A yes or no is never empty: to require it asks nothing of people. */
export function asksToFill({ isRequired, type }: EntityField) {
  return isRequired && type !== 'yesNo'
}

export function isNewlyRequired(field: EntityField, old: EntityField) {
  return !field.isHidden && asksToFill(field) && (!old.isRequired || old.isHidden)
}

/** The options of `old` that `field` has no more. */
export function goneOptions(field: EntityField, old: EntityField) {
  return old.options.filter(({ key }) => !field.options.some((one) => one.key === key))
}

type Versions = {
  entId: string
  appId: string
  next: readonly PublishedEntity[]
  live: readonly PublishedEntity[]
}

/** How many records hold an option that goes, or are empty where they must be filled in from now on. */
export async function touchedBy(db: Db, { entId, appId, next, live }: Versions): Promise<Touched> {
  const found = new Map<string, number>()
  for (const { uid, fields } of next) {
    const before = live.find((one) => one.uid === uid)
    const asked = before === undefined ? [] : fields.flatMap((field) => questionsOf(field, before))
    const table = asked.length > 0 ? await findTable(db, { entId, appId, entityUid: uid }) : undefined
    if (table === undefined) continue
    const held = asked.flatMap(({ key, field, filter }) => {
      const column = table.columns.find(({ fieldUid, type }) => fieldUid === field.uid && type === field.type)
      return column === undefined ? [] : [{ key, filter, column: column.name, type: field.type }]
    })
    const counts = await countEach(db, { entId, table: table.name, questions: held })
    for (const [index, { key }] of held.entries()) found.set(key, counts[index] ?? 0)
  }
  return found
}

type Question = { key: string; field: EntityField; filter: FilterCondition }

function questionsOf(field: EntityField, { fields }: PublishedEntity): Question[] {
  const old = fields.find(({ uid }) => uid === field.uid)
  if (old === undefined || old.type !== field.type || field.isHidden) return []
  // Of another field than a choice an option would be a guess at what records hold.
  const isChoice = field.type === 'choice' || field.type === 'choices'
  const gone = isChoice ? goneOptions(field, old).map(({ key }) => key) : []
  const holds = { field: field.key, op: field.type === 'choices' ? 'hasAny' : 'oneOf', value: gone } as const
  return [
    ...(gone.length > 0 ? [{ key: touchedKey('removeOptions', field), field, filter: holds }] : []),
    ...(isNewlyRequired(field, old)
      ? [{ key: touchedKey('requireField', field), field, filter: { field: field.key, op: 'empty' as const } }]
      : []),
  ]
}
