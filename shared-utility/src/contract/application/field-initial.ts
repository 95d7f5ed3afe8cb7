import type { EntityField } from './entity-field.ts'
import { fieldValue, holdsFiles } from './field-value.ts'
import type { RecordValues } from './record-values.ts'

/** Words for what is read anew with each record: the day, the moment, and the person who adds it; `true` of a switch. */
const onlyWord: Partial<Record<EntityField['type'], string>> = {
  date: 'today',
  dateTime: 'now',
  person: 'me',
  yesNo: 'true',
}

export type Adding = { now: Date; today: string; userId: string }

/** What a new record has in a field of which nothing was said; undefined where its maker gave nothing. */
export function initialValue(
  { type, initial }: EntityField,
  { now, today, userId }: Adding,
): RecordValues[string] | undefined {
  if (initial === undefined) return undefined
  switch (type) {
    case 'date':
      return today
    case 'dateTime':
      return now.toISOString()
    case 'person':
      return userId
    case 'yesNo':
      return true
    case 'choices':
      return initial.split(',')
    default:
      return initial
  }
}

/** Whether a field takes what it is to begin with. */
export function takesInitial(field: EntityField) {
  const { type, initial } = field
  if (initial === undefined) return true
  if (type === 'longText' || holdsFiles(field)) return false
  const word = onlyWord[type]
  return word === undefined ? fieldValue(field).safeParse(initial).success : initial === word
}
