import { tidySign, type EntityField, type FieldOption, type RecordValues } from '@atrium/shared-utility/contract'
import { dateOf, momentOf } from './cell-date.ts'
import type { FaultCode } from './fault.ts'

/** Whom and what texts of cells name, by id: members, and records that a relation may name. */
export type FoundNames = {
  people: (text: string) => readonly string[]
  records: (field: EntityField, text: string) => readonly string[]
}

type CellValue = { value: RecordValues[string] } | { fault: FaultCode; params?: Record<string, string | number> }

/** What the text of a cell is to a field, as a record takes it; whether the record takes this value is asked where it is written. */
export function valueOf(field: EntityField, text: string, known: FoundNames): CellValue {
  switch (field.type) {
    case 'number':
      return numberOf(text, field.decimals)
    case 'date':
      return orFault(dateOf(text), 'date')
    case 'dateTime':
      return orFault(momentOf(text), 'dateTime')
    case 'yesNo':
      return orFault(yesNo.get(plain(text)), 'yesNo')
    case 'choice':
      return optionOf(field, text)
    case 'choices':
      return optionsOf(field, text)
    case 'person':
      return theOne(known.people(text), text, ['person', 'personTwice'])
    case 'relation':
      return theOne(known.records(field, text), text, ['relation', 'relationTwice'])
    default:
      return { value: text }
  }
}

function orFault(value: RecordValues[string] | undefined, fault: FaultCode): CellValue {
  return value === undefined ? { fault } : { value }
}

/** Without signs between thousands, and without zeros for which there is no decimal place. */
function numberOf(text: string, places: number): CellValue {
  const typed = tidySign(text).replace(/^\+/, '')
  const bare = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/.test(typed) ? typed.replaceAll(',', '') : typed
  const [, whole = '', part = ''] = /^(-?\d{1,15})(?:\.(\d*))?$/.exec(bare) ?? []
  if (whole === '' || part.slice(places).replaceAll('0', '') !== '') return { fault: 'number', params: { places } }
  const kept = part.slice(0, places)
  return { value: kept === '' ? whole : `${whole}.${kept}` }
}

const yesNo = new Map<string, boolean>([
  ...['是', '对', '有', '真', 'yes', 'y', 'true', '1', '√', '✓', '✔'].map((word) => [word, true] as const),
  ...['否', '不是', '不', '错', '无', '没有', '假', 'no', 'n', 'false', '0', '×', '✗', '✘'].map(
    (word) => [word, false] as const,
  ),
])

function optionOf({ options }: EntityField, text: string): CellValue {
  return theOne(calledBy(options, text), text, ['choice', 'choiceTwice'])
}

/** Several stand in one cell, each on a line of its own or after a sign of lists; an option may have such a sign in its name. */
function optionsOf({ options }: EntityField, text: string): CellValue {
  const whole = calledBy(options, text)
  if (whole.length === 1) return { value: [...whole] }
  const parts = text.split(/[;；,，、|\n\r]/).flatMap((part) => part.trim() || [])
  const found = parts.map((part) => theOne(calledBy(options, part), part, ['choice', 'choiceTwice']))
  const fault = found.find((one) => 'fault' in one)
  return fault ?? { value: [...new Set(found.flatMap((one) => ('value' in one ? String(one.value) : [])))] }
}

/** By the key, or by the words in either language. */
function calledBy(options: readonly FieldOption[], text: string): readonly string[] {
  const wanted = plain(text)
  const byKey = options.filter(({ key }) => key === wanted)
  const found =
    byKey.length > 0 ? byKey : options.filter((one) => [one.label, one.labelEn].some((word) => plain(word) === wanted))
  return found.map(({ key }) => key)
}

function theOne(found: readonly string[], name: string, [none, several]: readonly [FaultCode, FaultCode]): CellValue {
  const [first, ...others] = found
  if (first === undefined) return { fault: none, params: { name: shortOf(name) } }
  return others.length > 0 ? { fault: several, params: { name: shortOf(name) } } : { value: first }
}

/** Enough to find it again. */
function shortOf(text: string) {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

/** As words are compared: full width as half width, capitals as small letters. */
export function plain(text: string) {
  return text.normalize('NFKC').trim().toLowerCase()
}
