import { type EntityField, type RecordValues, titleField } from '@atrium/shared-utility/contract'

/** What a record is called; undefined while that field is empty. */
export function titleOf(
  { fields, values }: { fields: readonly EntityField[]; values: RecordValues },
  say: (field: EntityField, value: unknown) => string,
) {
  const field = titleField(fields)
  const value = field && values[field.key]
  return field === undefined || value === undefined || value === null || value === '' ? undefined : say(field, value)
}
