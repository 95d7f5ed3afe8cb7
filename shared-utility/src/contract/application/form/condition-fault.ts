import type { EntityField } from '../entity-field.ts'
import { conditionsOf, filterFaults } from '../filter/faults.ts'
import type { FilterOperator, RecordFilter } from '../filter.ts'

/** What only the server can answer: it has no place in a form. */
const notInForms: readonly FilterOperator[] = ['myDepartment', 'myDepartmentBelow']

/** Why the condition of a field cannot be kept: it fits no other field of the form, or waits for itself in the end. */
export function conditionFault({ key, showIf }: EntityField, fields: readonly EntityField[]) {
  if (showIf === undefined) return null
  const others = fields.filter((field) => field.key !== key && !field.isHidden)
  const isWrong = conditionsOf(showIf).some(
    ({ condition: { field, op } }) => notInForms.includes(op) || !fields.some((one) => one.key === field),
  )
  if (waitsFor(showIf, key, { fields, met: new Set() })) return 'conditionCircle'
  return isWrong || filterFaults(showIf, others).length > 0 ? 'conditionWrong' : null
}

type Walk = { fields: readonly EntityField[]; met: Set<string> }

function waitsFor(filter: RecordFilter, key: string, { fields, met }: Walk): boolean {
  return conditionsOf(filter).some(({ condition: { field: name } }) => {
    if (name === key) return true
    if (met.has(name)) return false
    met.add(name)
    const next = fields.find((field) => field.key === name)?.showIf
    return next !== undefined && waitsFor(next, key, { fields, met })
  })
}
