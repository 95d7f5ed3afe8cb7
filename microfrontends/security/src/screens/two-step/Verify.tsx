import { Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material'
import type { CallOutput } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { EntrancePage, ProblemNotice } from '@atrium/shared-utility/ui'
import { useState } from 'react'
import { CodeField } from './CodeField.tsx'
import { SignOutButton } from './SignOutButton.tsx'
import { SubmitCode } from './SubmitCode.tsx'
import { useCodeForm } from './use-code-form.ts'
import { UsePasskey } from './UsePasskey.tsx'

type Kind = 'totp' | 'recovery'
type Props = { status: CallOutput<'getTwoStepStatus'>; onVerified: () => void }

const lengths = { totp: 6, recovery: 10 } as const satisfies Record<Kind, number>

/** Asks for a code of the app, or for one of the recovery codes when the phone is not at hand. */
export function Verify({ status, onVerified }: Props) {
  const t = useText()
  const [kind, setKind] = useState<Kind>('totp')
  return (
    <EntrancePage title={t('twoStep.title')}>
      <Typography>{t(`twoStep.verifyHelp.${kind}`)}</Typography>
      <VerifyForm key={kind} kind={kind} trustDays={status.trustDeviceDays} onVerified={onVerified} />
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Button size="small" onClick={() => setKind(kind === 'totp' ? 'recovery' : 'totp')}>
          {t(`twoStep.instead.${kind}`)}
        </Button>
        <SignOutButton />
      </Stack>
    </EntrancePage>
  )
}

type FormProps = { kind: Kind; trustDays: number; onVerified: () => void }

function VerifyForm({ kind, trustDays, onVerified }: FormProps) {
  const t = useText()
  const verify = useAction('verifyTwoStep')
  const [trustDevice, setTrustDevice] = useState(false)
  const form = useCodeForm({
    action: verify,
    minLength: lengths[kind],
    send: (code) => verify.run({ kind, code, trustDevice }),
    onDone: onVerified,
  })
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={form.handleSubmit}>
      {form.problem && <ProblemNotice problem={form.problem} size="line" />}
      <CodeField
        kind={kind}
        value={form.code}
        isShort={form.isShort}
        refusal={form.refusal}
        hasFocus
        onChange={form.change}
      />
      {trustDays > 0 && (
        <FormControlLabel
          label={t('twoStep.trust', { days: trustDays })}
          control={<Checkbox checked={trustDevice} onChange={(event) => setTrustDevice(event.target.checked)} />}
        />
      )}
      <SubmitCode label={t('twoStep.verify')} secondsLeft={form.secondsLeft} isPending={form.isPending} />
      {kind === 'totp' && <UsePasskey trustDevice={trustDevice} onVerified={onVerified} />}
    </Stack>
  )
}
