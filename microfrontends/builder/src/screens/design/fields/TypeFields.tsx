import { type DraftEntity, textPatterns, uniqueTypes } from '@atrium/shared-utility/contract'
import { useLang, useText } from '@atrium/shared-utility/react'
import {
  FormColumns,
  FormDay,
  FormNumber,
  FormSelect,
  FormSwitch,
  FormText,
  useFormValues,
} from '@atrium/shared-utility/ui'
import { labelIn } from '../../../label-in.ts'
import { OptionsField } from './OptionsField.tsx'

/** What only some types have: options, decimal places, and rules for what is filled in. */
export function TypeFields({ tables }: { tables: readonly DraftEntity[] }) {
  const t = useText()
  const lang = useLang()
  const { type } = useFormValues()
  switch (type) {
    case 'choice':
    case 'choices':
      return <OptionsField name="options" label={t('field.options')} />
    case 'number':
      return (
        <>
          <FormNumber name="decimals" label={t('field.decimals')} help={t('field.decimalsHelp')} />
          <FormColumns>
            <FormText name="least" label={t('rule.least')} inputMode="decimal" />
            <FormText name="most" label={t('rule.most')} inputMode="decimal" />
          </FormColumns>
        </>
      )
    case 'date':
      return (
        <FormColumns>
          <FormDay name="least" label={t('rule.first')} />
          <FormDay name="most" label={t('rule.last')} />
        </FormColumns>
      )
    case 'text':
      return (
        <>
          <LengthFields />
          <FormSelect
            name="pattern"
            label={t('rule.pattern')}
            none={t('pattern.none')}
            options={textPatterns.map((value) => ({ value, label: t(`pattern.${value}`) }))}
          />
        </>
      )
    case 'longText':
      return <LengthFields />
    case 'file':
    case 'image':
      return <FormNumber name="mostFiles" label={t('rule.mostFiles')} help={t('rule.mostFilesHelp')} />
    case 'relation':
      return (
        <FormSelect
          name="relatesTo"
          label={t('field.relatesTo')}
          help={t('field.relatesToHelp')}
          none={t('none')}
          options={tables.map(({ uid, body }) => ({ value: uid, label: labelIn(lang, body) }))}
        />
      )
    default:
      return null
  }
}

/** Offered for types whose values may be unique. */
export function UniqueSwitch() {
  const t = useText()
  const { type } = useFormValues()
  if (!uniqueTypes.some((one) => one === type)) return null
  return <FormSwitch name="isUnique" label={t('rule.unique')} help={t('rule.uniqueHelp')} />
}

function LengthFields() {
  const t = useText()
  return (
    <FormColumns>
      <FormNumber name="minLength" label={t('rule.minLength')} />
      <FormNumber name="maxLength" label={t('rule.maxLength')} />
    </FormColumns>
  )
}
