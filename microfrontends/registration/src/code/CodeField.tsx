import { Button, InputAdornment } from '@mui/material'
import { useText } from '@atrium/shared-utility/react'
import { RequiredField } from '@atrium/shared-utility/ui'
import type { useSendCode } from './use-send-code.ts'

type Props = {
  value: string
  refusal: string | undefined
  sending: ReturnType<typeof useSendCode>
  onSend: () => void
  onChange: (code: string) => void
}

/** The code that was sent, and the way to have one sent. */
export function CodeField({ value, refusal, sending, onSend, onChange }: Props) {
  const t = useText()
  return (
    <RequiredField
      name="code"
      label={t('sms.code')}
      autoComplete="one-time-code"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={refusal !== undefined}
      help={refusal ?? sending.sentText}
      inputProps={{ inputMode: 'numeric', maxLength: 12 }}
      endAdornment={<SendButton sending={sending} onSend={onSend} />}
    />
  )
}

function SendButton({ sending, onSend }: Pick<Props, 'sending' | 'onSend'>) {
  const t = useText()
  const { secondsLeft, isPending } = sending
  return (
    <InputAdornment position="end">
      <Button
        type="button"
        size="small"
        loading={isPending}
        disabled={secondsLeft > 0}
        onClick={onSend}
        sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
      >
        {secondsLeft > 0 ? t('sms.sendWait', { seconds: secondsLeft }) : t('sms.send')}
      </Button>
    </InputAdornment>
  )
}
