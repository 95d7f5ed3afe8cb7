import { filterFaults, type Lang, type RecordFilter } from '@atrium/shared-utility/contract'
import { invalidInput } from '../../../foundation/process/error/invalid-input.ts'
import type { OpenEntity } from './open-app.ts'

/** Refuses what does not fit the fields that the caller sees, at its place: a hidden field is refused like an unknown one. */
export function refuseFilter(filter: RecordFilter, { fields, seen }: OpenEntity, lang: Lang) {
  const keys = new Set(seen.fields.map(({ key }) => key))
  const faults = filterFaults(
    filter,
    fields.filter(({ key }) => keys.has(key)),
  )
  if (faults.length === 0) return
  const issues = faults.map(({ path, ...issue }) => ({ ...issue, path: ['filter', ...path], input: undefined }))
  throw invalidInput({ issues }, lang)
}
