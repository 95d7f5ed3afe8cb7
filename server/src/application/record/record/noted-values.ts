import type { EntityField } from '@atrium/shared-utility/contract'

type Values = Readonly<Record<string, unknown>>

/** Values by the uids of their fields, as the history of a record keeps them. */
export function byUid(fields: readonly EntityField[], values: Values) {
  return Object.fromEntries(
    fields.flatMap(({ key, uid }): [string, unknown][] => (Object.hasOwn(values, key) ? [[uid, values[key]]] : [])),
  )
}

/** The same by the keys that these fields have now. */
export function byKey(fields: readonly EntityField[], noted: Values) {
  return Object.fromEntries(
    fields.flatMap(({ key, uid }): [string, unknown][] => (Object.hasOwn(noted, uid) ? [[key, noted[uid]]] : [])),
  )
}
