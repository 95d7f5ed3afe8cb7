import type { EntityField } from '../../contract/index.ts'
import { useFormat, useLang } from '../../react/index.ts'
import { ownFields, type DraftCondition, type EditedField } from './filter-draft.ts'
import { useNames, type Wanted } from './filter-names.ts'
import { labelIn } from './label-in.ts'
import type { FilterPickers } from './pickers.ts'
import { sayCondition } from './say-condition.ts'
import { useFilterText } from './words.ts'

/** The fields of a table that may be asked for, with those that every record has, in the words of the page. */
export function useEditedFields(fields: readonly EntityField[]): readonly EditedField[] {
  const t = useFilterText()
  const lang = useLang()
  return [
    ...fields.map((field) => ({ ...field, label: labelIn(lang, field) })),
    ...ownFields.map((field) => ({ ...field, label: t(`own.${field.key}`) })),
  ]
}

type Said = { conditions: readonly DraftCondition[]; fields: readonly EditedField[]; pickerOf: FilterPickers }

/** Says conditions in words, with the names of the people and records in them. */
export function useSayCondition({ conditions, fields, pickerOf }: Said) {
  const t = useFilterText()
  const lang = useLang()
  const format = useFormat()
  const wanted = conditions.flatMap(({ field: key, value }): Wanted[] => {
    const field = fields.find((one) => one.key === key)
    const picker = field && pickerOf(field)
    const ids = Array.isArray(value) ? value : typeof value === 'string' ? [value] : []
    return picker === undefined ? [] : ids.map((id) => ({ id, picker }))
  })
  const { nameOf } = useNames(wanted)
  return (condition: DraftCondition) =>
    sayCondition(condition, { t, format, fields, optionLabel: (option) => labelIn(lang, option), nameOf })
}
