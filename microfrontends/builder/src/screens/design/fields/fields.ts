import type { EntityBody, EntityField } from '@atrium/shared-utility/contract'

/** The table with the field in place of the one with its uid; at the end where there is none. */
export function replaceField(body: EntityBody, field: EntityField): EntityBody {
  const isThere = body.fields.some(({ uid }) => uid === field.uid)
  if (!isThere) return { ...body, fields: [...body.fields, field] }
  return { ...body, fields: body.fields.map((one) => (one.uid === field.uid ? field : one)) }
}

export function removeField(body: EntityBody, uid: string): EntityBody {
  return { ...body, fields: body.fields.filter((field) => field.uid !== uid) }
}

/** The table with a field one place up or down; as it was where there is no such place. */
export function moveField(body: EntityBody, uid: string, step: -1 | 1): EntityBody {
  const from = body.fields.findIndex((field) => field.uid === uid)
  const field = body.fields[from]
  if (field === undefined) return body
  const others = body.fields.toSpliced(from, 1)
  return { ...body, fields: others.toSpliced(Math.max(0, from + step), 0, field) }
}
