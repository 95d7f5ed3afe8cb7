import { type EntityField, holdsFiles, type RecordValues } from '@atrium/shared-utility/contract'

/** The field that a record is called by: the first text, else the first that is no file, else the first of all. */
export function titleField(fields: readonly EntityField[]) {
  return fields.find(({ type }) => type === 'text') ?? fields.find((field) => !holdsFiles(field)) ?? fields[0]
}

/** What a record is called; undefined while that field is empty. */
export function titleOf(
  { fields, values }: { fields: readonly EntityField[]; values: RecordValues },
  say: (field: EntityField, value: unknown) => string,
) {
  const field = titleField(fields)
  const value = field && values[field.key]
  return field === undefined || value === undefined || value === null || value === '' ? undefined : say(field, value)
}
