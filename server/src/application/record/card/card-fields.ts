import {
  type CallOutput,
  type EntityField,
  type Lang,
  fill,
  holdsFiles,
  mostCardFields,
  type RecordValues,
} from '@atrium/shared-utility/contract'
import { labelIn } from '../../record-store/label-in.ts'

type CardField = NonNullable<CallOutput<'getRecordCard'>['record']>['fields'][number]
/** What the reader sees of a record. */
type Shown = {
  fields: readonly EntityField[]
  values: RecordValues
  people: Readonly<Record<string, string>>
  related: Readonly<Record<string, { title: string }>>
}

const removed = { 'zh-CN': '已移除的选项（{key}）', 'en-US': 'Removed option ({key})' }

/** So much of a text stands on a card. */
const longest = 120

/** What a record is called, and its first fields that are filled in; without files and long texts. */
export function cardOf({ fields, ...shown }: Shown, lang: Lang) {
  const all = fields.filter((field) => !holdsFiles(field) && field.type !== 'longText')
  const title = all.find(({ type }) => type === 'text') ?? all[0]
  const others = all
    .filter((field) => field !== title)
    .map((field) => fieldOf(field, shown, lang))
    .filter(({ value }) => value !== '')
  return {
    title: title === undefined ? '' : textOf(title, shown, lang),
    fields: others.slice(0, mostCardFields),
  }
}

function fieldOf(field: EntityField, shown: Omit<Shown, 'fields'>, lang: Lang): CardField {
  const { type } = field
  const kind = type === 'date' || type === 'dateTime' || type === 'yesNo' ? type : 'text'
  return { label: labelIn(lang, field), kind, value: textOf(field, shown, lang) }
}

function textOf(field: EntityField, { values, people, related }: Omit<Shown, 'fields'>, lang: Lang) {
  const value = values[field.key]
  if (value === undefined || value === null) return ''
  const option = (key: unknown) => {
    const known = field.options.find((one) => one.key === key)
    return known === undefined ? fill(removed[lang], { key: String(key) }) : labelIn(lang, known)
  }
  const said = () => {
    if (field.type === 'choice') return option(value)
    if (field.type === 'choices')
      return Array.isArray(value) ? value.map(option).join(lang === 'zh-CN' ? '、' : ', ') : ''
    if (field.type === 'person') return people[String(value)] ?? ''
    if (field.type === 'relation') return related[String(value)]?.title ?? ''
    return String(value)
  }
  return Array.from(said()).slice(0, longest).join('')
}
