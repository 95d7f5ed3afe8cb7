import { holdsFiles, Problem, type RecordImportMapping } from '@atrium/shared-utility/contract'
import { addedFields } from '../../design/app-role/rights.ts'
import { openEntity, type OpenEntity } from '../record/open-app.ts'
import type { RecordContext } from '../record/record-context.ts'
import { holdsSomewhere } from '../../record-store/right.ts'

type Where = { appId: string; entity: string }

/** A table to which the caller may add records. */
export async function openToAdd(where: Where, context: RecordContext) {
  const open = await openEntity(where, context)
  if (!mayAdd(open)) throw new Problem('actNotGranted')
  return open
}

export function mayAdd({ rights }: OpenEntity) {
  return holdsSomewhere(rights.add)
}

/** The fields that a column of a file may fill in: those that the caller fills in, without files. */
export function targetsOf({ fields, rights }: OpenEntity) {
  const added = addedFields(rights)
  return fields.filter((field) => added.has(field.key) && !holdsFiles(field))
}

/** Refuses a field that is not offered, in the same words whether it is hidden or unknown, and a column that is not there. */
export function refuseMapping(open: OpenEntity, mapping: RecordImportMapping, headings: readonly string[]) {
  const offered = new Set(targetsOf(open).map(({ key }) => key))
  const isPossible = Object.entries(mapping).every(([key, column]) => offered.has(key) && column < headings.length)
  if (!isPossible || Object.keys(mapping).length === 0) throw new Problem('malformedRequest')
}
