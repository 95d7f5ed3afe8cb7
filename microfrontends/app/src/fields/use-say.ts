import type { EntityField, Lang } from '@atrium/shared-utility/contract'
import { type Format, type Translate, useFormat, useLang, useText } from '@atrium/shared-utility/react'
import { labelIn } from './label-in.ts'

type People = Readonly<Record<string, string>>
type Words = { t: Translate; lang: Lang; format: Format; people: People }

/** Says the value of a field in words; `people` are the names of persons by their ids. Nothing is a dash. */
export function useSay(people: People) {
  const words: Words = { t: useText(), lang: useLang(), format: useFormat(), people }
  return (field: EntityField, value: unknown) => {
    const text = isNothing(value) ? '' : sayOne(field, value, words)
    return text === '' ? '—' : text
  }
}

export type Say = ReturnType<typeof useSay>

function sayOne(field: EntityField, value: unknown, { t, lang, format, people }: Words) {
  const option = (key: unknown) => {
    const known = field.options.find((one) => one.key === key)
    return known ? labelIn(lang, known) : String(key)
  }
  switch (field.type) {
    case 'text':
    case 'longText':
      return String(value)
    case 'number':
      return grouped(String(value))
    case 'date':
      return format.date(`${String(value)}T00:00:00`)
    case 'dateTime':
      return format.dateTime(String(value))
    case 'yesNo':
      return t(value === true ? 'yes' : 'no')
    case 'choice':
      return option(value)
    case 'choices':
      return Array.isArray(value) ? value.map(option).join(lang === 'zh-CN' ? '、' : ', ') : ''
    case 'person':
      return people[String(value)] ?? t('person.unknown')
  }
}

function isNothing(value: unknown) {
  return value === undefined || value === null || value === ''
}

/** By text alone: a decimal may have more digits than a number of this language holds. */
function grouped(decimal: string) {
  const [whole = '', part] = decimal.split('.')
  const thousands = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
  return part === undefined ? thousands : `${thousands}.${part}`
}
