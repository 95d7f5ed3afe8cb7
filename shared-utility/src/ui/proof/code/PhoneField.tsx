import { useTranslate } from '../../../react/text-context.tsx'
import { RequiredField } from '../../entrance/RequiredField.tsx'
import { codeMessages } from './words.ts'

type Props = {
  value: string
  refusal: string | undefined
  onChange: (phone: string) => void
  onLeave: () => void
}

/** A telephone, with its country where that is not the mainland. */
export function PhoneField({ value, refusal, onChange, onLeave }: Props) {
  const t = useTranslate(codeMessages)
  return (
    <RequiredField
      name="phone"
      type="tel"
      label={t('phone')}
      autoComplete="tel"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onLeave}
      error={refusal !== undefined}
      help={refusal ?? t('phoneHelp')}
      inputProps={{ inputMode: 'tel', maxLength: 30 }}
    />
  )
}
