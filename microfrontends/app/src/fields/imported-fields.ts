import { holdsFiles, type RuntimeEntity } from '@atrium/shared-utility/contract'

/** The fields that a column of a file may fill in; none for a person who adds no records. */
export function importedFields({ acts, fields, added }: RuntimeEntity) {
  return acts.includes('add') ? fields.filter((field) => added.includes(field.key) && !holdsFiles(field)) : []
}
