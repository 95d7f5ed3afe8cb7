import { Stack, Typography } from '@mui/material'
import { hearsFilled, useAction, useText } from '@atrium/shared-utility/react'
import { ProblemNotice } from '@atrium/shared-utility/ui'
import { CodeField } from './CodeField.tsx'
import { SubmitCode } from '../phone/SubmitCode.tsx'
import { useCodeForm } from './use-code-form.ts'

type Props = { onEnrolled: (recoveryCodes: string[]) => void }

/** The first code of the app: it shows that the app has the secret. */
export function ConfirmCode({ onEnrolled }: Props) {
  const t = useText()
  const confirm = useAction('confirmTotp')
  const form = useCodeForm({
    action: confirm,
    minLength: 6,
    send: (code) => confirm.run({ code }),
    onDone: ({ recoveryCodes }) => onEnrolled(recoveryCodes),
  })
  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      {...hearsFilled}
      onSubmit={form.handleSubmit}
      aria-labelledby="two-step-confirm"
    >
      <Typography id="two-step-confirm" component="h2" variant="subtitle1">
        {t('twoStep.confirm')}
      </Typography>
      {form.problem && <ProblemNotice problem={form.problem} size="line" />}
      <CodeField
        hasFocus
        kind="totp"
        value={form.code}
        isShort={form.isShort}
        refusal={form.refusal}
        onChange={form.change}
      />
      <SubmitCode label={t('twoStep.enable')} secondsLeft={form.secondsLeft} isPending={form.isPending} />
    </Stack>
  )
}
