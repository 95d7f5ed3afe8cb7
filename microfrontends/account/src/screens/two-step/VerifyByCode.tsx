import { Stack } from '@mui/material'
import { hearsFilled, useAction, useText } from '@atrium/shared-utility/react'
import { ProblemNotice } from '@atrium/shared-utility/ui'
import type { ReactNode } from 'react'
import { CodeField } from './CodeField.tsx'
import { SubmitCode } from '../phone/SubmitCode.tsx'
import { useCodeForm } from './use-code-form.ts'

type Kind = 'totp' | 'recovery'
type Props = { kind: Kind; trustDevice: boolean; children: ReactNode; onVerified: () => void }

const lengths = { totp: 6, recovery: 10 } as const satisfies Record<Kind, number>

/** A code that the person has already: of the app, or kept for the day without it. */
export function VerifyByCode({ kind, trustDevice, children, onVerified }: Props) {
  const t = useText()
  const verify = useAction('verifyTwoStep')
  const form = useCodeForm({
    action: verify,
    minLength: lengths[kind],
    send: (code) => verify.run({ kind, code, trustDevice }),
    onDone: onVerified,
  })
  return (
    <Stack component="form" noValidate spacing={2} {...hearsFilled} onSubmit={form.handleSubmit}>
      {form.problem && <ProblemNotice problem={form.problem} size="line" />}
      <CodeField
        kind={kind}
        value={form.code}
        isShort={form.isShort}
        refusal={form.refusal}
        hasFocus
        onChange={form.change}
      />
      {children}
      <SubmitCode label={t('twoStep.verify')} secondsLeft={form.secondsLeft} isPending={form.isPending} />
    </Stack>
  )
}
