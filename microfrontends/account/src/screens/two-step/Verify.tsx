import { Alert, Button, Checkbox, FormControlLabel, Typography } from '@mui/material'
import type { CallOutput } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { EntrancePage } from '@atrium/shared-utility/ui'
import { useState, type ReactNode } from 'react'
import { NamedMethods } from './NamedMethods.tsx'
import { OtherWays } from './OtherWays.tsx'
import { UsePasskey } from './UsePasskey.tsx'
import { VerifyByCode } from './VerifyByCode.tsx'
import { VerifyBySms } from './VerifyBySms.tsx'
import { VerifyLater } from './VerifyLater.tsx'
import { isPhoneUsed, methodsToVerify, type VerifyMethod } from './methods.ts'

type Status = CallOutput<'getTwoStepStatus'>
type Props = { status: Status; onVerified: () => void }

/** Asks for one of the person's factors, or for a recovery code when none is at hand. */
export function Verify({ status, onVerified }: Props) {
  const t = useText()
  const methods = methodsToVerify(status)
  const [method, setMethod] = useState<VerifyMethod>(methods[0] ?? 'recovery')
  const [trustDevice, setTrustDevice] = useState(false)
  const trust = status.trustDeviceDays > 0 && (
    <FormControlLabel
      label={t('twoStep.trust', { days: status.trustDeviceDays })}
      control={<Checkbox checked={trustDevice} onChange={(event) => setTrustDevice(event.target.checked)} />}
    />
  )
  // It has a button of its own under every code, and needs none of the list.
  const hasPasskey = method !== 'recovery' && methods.includes('webauthn')
  const others = methods.filter((other) => other !== method && !(other === 'webauthn' && hasPasskey))
  return (
    <EntrancePage title={t('twoStep.title')}>
      {status.requiredElsewhere && <Alert severity="info">{t('twoStep.whyElsewhere')}</Alert>}
      <NamedMethods status={status} />
      <Typography>{helpOf(method, status, t)}</Typography>
      {isPhoneUsed(status) && <Alert severity="info">{t('twoStep.phoneUsed')}</Alert>}
      <Form key={method} method={method} trustDevice={trustDevice} trust={trust} onVerified={onVerified} />
      {hasPasskey && <UsePasskey trustDevice={trustDevice} onVerified={onVerified} />}
      <OtherWays>
        {others.map((other) => (
          <Button key={other} size="small" onClick={() => setMethod(other)}>
            {t(`twoStep.use.${other}`)}
          </Button>
        ))}
        <VerifyLater status={status} />
      </OtherWays>
    </EntrancePage>
  )
}

function helpOf(method: VerifyMethod, { enrolled }: Status, t: ReturnType<typeof useText>) {
  const phone = enrolled.find(({ kind }) => kind === 'sms')?.name ?? ''
  return t(`twoStep.verifyHelp.${method}`, { phone })
}

type FormProps = { method: VerifyMethod; trustDevice: boolean; trust: ReactNode; onVerified: () => void }

function Form({ method, trust, ...props }: FormProps) {
  if (method === 'webauthn') return trust
  if (method === 'sms') return <VerifyBySms {...props}>{trust}</VerifyBySms>
  return (
    <VerifyByCode kind={method} {...props}>
      {trust}
    </VerifyByCode>
  )
}
