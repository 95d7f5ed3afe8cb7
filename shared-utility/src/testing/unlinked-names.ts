import { fieldsRead } from './fields-read.ts'

/** Fields of rows that name a record or a person. */
const naming: ReadonlySet<string> = new Set([
  'actingBy',
  'actorName',
  'adminName',
  'answeredBy',
  'answeredFor',
  'applicationName',
  'authorName',
  'begunBy',
  'by',
  'changedBy',
  'conversation',
  'createdBy',
  'decidedBy',
  'departmentName',
  'departments',
  'entName',
  'holder',
  'madeBy',
  'name',
  'parentName',
  'people',
  'revokedBy',
  'saasName',
  'slug',
  'targetName',
  'title',
  'updatedBy',
  'uploadedBy',
  'userName',
])

const ways = ['linkTo', 'portalTo', 'enterprise', 'person'] as const

type Column = { text: (row: never, words: never) => unknown } & { [Way in (typeof ways)[number]]?: unknown }

/** A described list, as far as its cells lead to what they name. */
export type NamingList = { columns: Record<string, Column>; otherFields: Record<string, string> }

/** The columns that name a record or a person and do not lead there. */
export function unlinkedNames({ columns, otherFields }: NamingList) {
  return Object.entries(columns).flatMap(([key, column]) => {
    const told = Object.keys(otherFields).filter((field) => otherFields[field] === key)
    const isNaming = [...fieldsRead(column), ...told].some((field) => naming.has(field))
    return isNaming && !ways.some((way) => way in column) ? [key] : []
  })
}
