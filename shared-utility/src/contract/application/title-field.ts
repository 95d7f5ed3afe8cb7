import type { EntityField } from './entity-field.ts'
import { holdsFiles } from './field-value.ts'

/** The field that a record is called by: the first text, else the first that is no file, else the first of all. */
export function titleField(fields: readonly EntityField[]) {
  return fields.find(({ type }) => type === 'text') ?? fields.find((field) => !holdsFiles(field)) ?? fields[0]
}
