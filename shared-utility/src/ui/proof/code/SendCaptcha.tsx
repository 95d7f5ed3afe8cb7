import { Box } from '@mui/material'
import type { KeyboardEvent } from 'react'
import { isOfInputMethod } from '../../../react/use-composed-text.ts'
import { useTranslate } from '../../../react/text-context.tsx'
import { CaptchaField } from '../captcha/CaptchaField.tsx'
import type { useSendCode } from './use-send-code.ts'
import { codeMessages } from './words.ts'

type Props = { sending: ReturnType<typeof useSendCode>; onSend: () => void }

/** What is to be solved before another code is sent. Enter sends the code; the form around it is for the code itself. */
export function SendCaptcha({ sending: { captcha, captchaRef }, onSend }: Props) {
  const t = useTranslate(codeMessages)
  if (captcha === null) return null
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || isOfInputMethod(event)) return
    event.preventDefault()
    onSend()
  }
  return (
    <Box onKeyDown={handleKeyDown} sx={{ mt: 1, mb: 2 }}>
      <CaptchaField
        key={String(captcha.params['captchaId'])}
        problem={captcha}
        ref={captchaRef}
        why={t('captchaWhy')}
      />
    </Box>
  )
}
