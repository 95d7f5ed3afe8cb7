import { useLang, useText } from '@atrium/shared-utility/react'
import { FormChoices, FormSelect, FormText, useFormValues } from '@atrium/shared-utility/ui'
import { labelIn } from '../../../label-in.ts'
import { optionsText } from './field-form.ts'

const words = { date: 'today', dateTime: 'now', person: 'me', yesNo: 'true' } as const

/** What a new record begins with: a value, or what is read anew each time. */
export function InitialField() {
  const t = useText()
  const lang = useLang()
  const { type, options: text } = useFormValues()
  const frame = { name: 'initial', label: t('initial.label'), help: t('initial.help') }
  const options = () =>
    (optionsText.safeParse(text).data ?? []).map((option) => ({ value: option.key, label: labelIn(lang, option) }))
  switch (type) {
    case 'text':
      return <FormText {...frame} />
    case 'number':
      return <FormText {...frame} inputMode="decimal" />
    case 'date':
    case 'dateTime':
    case 'person':
    case 'yesNo': {
      const value = words[type]
      return <FormSelect {...frame} none={t('initial.none')} options={[{ value, label: t(`initial.${value}`) }]} />
    }
    case 'choice':
      return <FormSelect {...frame} none={t('initial.none')} options={options()} />
    case 'choices':
      return <FormChoices {...frame} options={options()} />
    default:
      return null
  }
}
