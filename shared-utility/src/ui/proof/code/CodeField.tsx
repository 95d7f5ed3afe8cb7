import { Button, InputAdornment } from '@mui/material'
import { useAtomValue } from 'jotai'
import { baseConfigAtom } from '../../../page/base-config-atom.ts'
import { useTranslate } from '../../../react/text-context.tsx'
import { RequiredField } from '../../entrance/RequiredField.tsx'
import { SendCaptcha } from './SendCaptcha.tsx'
import type { useSendCode } from './use-send-code.ts'
import type { useSendOwnCode } from './use-send-own-code.ts'
import { codeMessages } from './words.ts'

type Props = {
  value: string
  refusal: string | undefined
  sending: ReturnType<typeof useSendCode> | ReturnType<typeof useSendOwnCode>
  onSend: () => void
  onChange: (code: string) => void
}

/** The code that was sent, and the way to have one sent: over a captcha, once one is asked for. */
export function CodeField({ value, refusal, sending, onSend, onChange }: Props) {
  const t = useTranslate(codeMessages)
  return (
    <>
      {'captcha' in sending && <SendCaptcha sending={sending} onSend={onSend} />}
      <RequiredField
        name="code"
        label={t('code')}
        autoComplete="one-time-code"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={refusal !== undefined}
        help={refusal ?? <Help sentText={sending.sentText} />}
        inputProps={{ inputMode: 'numeric', maxLength: 12 }}
        endAdornment={<SendButton sending={sending} onSend={onSend} />}
      />
    </>
  )
}

/** What was sent, and where a demo's codes are found where no telephone gets one. */
function Help({ sentText }: { sentText: string | undefined }) {
  const t = useTranslate(codeMessages)
  const config = useAtomValue(baseConfigAtom)
  if (config?.smsInLog !== true) return sentText ?? ' '
  return (
    <>
      {sentText} <span style={{ display: 'block' }}>{t('demo')}</span>
    </>
  )
}

function SendButton({ sending, onSend }: Pick<Props, 'sending' | 'onSend'>) {
  const t = useTranslate(codeMessages)
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
        {secondsLeft > 0 ? t('sendWait', { seconds: secondsLeft }) : t('send')}
      </Button>
    </InputAdornment>
  )
}
