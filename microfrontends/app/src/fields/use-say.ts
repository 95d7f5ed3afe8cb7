import type { CallOutput, EntityField, Lang } from '@atrium/shared-utility/contract'
import { type Format, type Translate, useFormat, useLang, useText } from '@atrium/shared-utility/react'
import { labelIn } from './label-in.ts'

/** By id, names of persons and of related records, and files, as the server tells them with the records. */
export type Names = Pick<CallOutput<'getRecord'>, 'people' | 'related' | 'files'>
export const noNames: Names = { people: {}, related: {}, files: {} }

type Words = { t: Translate; lang: Lang; format: Format; names: Names }

/** Says the value of a field in words. Nothing is a dash. */
export function useSay(names: Names): Say {
  return useSayOf()(names)
}

/** The same with the names of each record by itself. */
export function useSayOf() {
  const words = { t: useText(), lang: useLang(), format: useFormat() }
  return (names: Names): Say =>
    (field, value) => {
      const text = isNothing(value) ? '' : sayOne(field, value, { ...words, names })
      return text === '' ? '—' : text
    }
}

export type Say = (field: EntityField, value: unknown) => string

function sayOne(field: EntityField, value: unknown, { t, lang, format, names }: Words) {
  const option = (key: unknown) => {
    const known = field.options.find((one) => one.key === key)
    return known ? labelIn(lang, known) : t('option.removed', { key: String(key) })
  }
  const between = lang === 'zh-CN' ? '、' : ', '
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
      return Array.isArray(value) ? value.map(option).join(between) : ''
    case 'file':
    case 'image':
      return Array.isArray(value)
        ? value.map((id) => names.files[String(id)]?.name ?? t('files.gone')).join(between)
        : ''
    case 'person':
      return names.people[String(value)] ?? t('person.unknown')
    case 'relation':
      return relatedName(names.related[String(value)], t)
  }
}

/** A record in the recycle bin is named all the same. */
function relatedName(found: Names['related'][string] | undefined, t: Translate) {
  if (found === undefined) return t('relation.unknown')
  const title = found.title === '' ? t('record.untitled') : found.title
  return found.isDeleted ? t('relation.deleted', { title }) : title
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
