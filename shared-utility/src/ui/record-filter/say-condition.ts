import type { FilterCondition, Period } from '../../contract/index.ts'
import type { Format, Translate } from '../../react/index.ts'
import type { EditedField } from './filter-draft.ts'

type Words = {
  t: Translate
  format: Format
  fields: readonly EditedField[]
  optionLabel: (option: EditedField['options'][number]) => string
  nameOf: (id: string) => string | null | undefined
}

/** A condition in words: “Cost is less than 100”. */
export function sayCondition({ field: key, op, value }: FilterCondition, words: Words) {
  const field = words.fields.find((one) => one.key === key)
  const label = field?.label ?? words.t('unknown')
  return [label, words.t(`op.${op}`), sayValue(field, value, words)].filter((part) => part !== '').join(' ')
}

function sayValue(field: EditedField | undefined, value: FilterCondition['value'], words: Words): string {
  const { t } = words
  if (value === undefined) return ''
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  if (Array.isArray(value)) {
    const said = value.map((one) => sayOne(field, one, words))
    const [first = '', last = ''] = said
    const isRange = field?.type === 'number' || field?.type === 'date' || field?.type === 'dateTime'
    return isRange ? t('saidBetween', { first, last }) : said.join(', ')
  }
  return typeof value === 'object' ? sayPeriod(value, t) : sayOne(field, value, words)
}

function sayPeriod(period: Exclude<Period, string>, t: Translate) {
  return 'last' in period ? t('period.lastOf', { count: period.last }) : t('period.nextOf', { count: period.next })
}

function sayOne(field: EditedField | undefined, value: string, { t, format, optionLabel, nameOf }: Words) {
  switch (field?.type) {
    case 'date':
    case 'dateTime':
      return /^\d{4}-\d{2}-\d{2}$/.test(value) ? format.date(`${value}T00:00:00`) : t(`period.${value}`)
    case 'choice':
    case 'choices': {
      const option = field.options.find(({ key }) => key === value)
      return option ? optionLabel(option) : t('unknown')
    }
    case 'person':
    case 'relation': {
      const name = nameOf(value)
      return name === null ? t('unknown') : (name ?? '…')
    }
    default:
      return value
  }
}
