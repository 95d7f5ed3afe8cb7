import { useText } from '@atrium/shared-utility/react'
import { RequiredField } from '@atrium/shared-utility/ui'

type Props = { value: string; refusal: string | undefined; onChange: (phone: string) => void }

/** A telephone, with its country where that is not the mainland. */
export function PhoneField({ value, refusal, onChange }: Props) {
  const t = useText()
  return (
    <RequiredField
      name="phone"
      type="tel"
      label={t('sms.phone')}
      autoComplete="tel"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={refusal !== undefined}
      help={refusal ?? t('sms.phoneHelp')}
      inputProps={{ inputMode: 'tel', maxLength: 30 }}
    />
  )
}
