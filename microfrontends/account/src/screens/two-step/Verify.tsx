import { Alert, Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material'
import type { CallOutput } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { EntrancePage } from '@atrium/shared-utility/ui'
import { useState, type ReactNode } from 'react'
import { UsePasskey } from './UsePasskey.tsx'
import { VerifyByCode } from './VerifyByCode.tsx'
import { VerifyBySms } from './VerifyBySms.tsx'
import { VerifyLater } from './VerifyLater.tsx'
import { isPhoneUsed, methodsToVerify, type Way } from './methods.ts'

type Status = CallOutput<'getTwoStepStatus'>
type Props = { status: Status; onVerified: () => void }

/** Asks for one of the person's factors, or for a recovery code when none is at hand. */
export function Verify({ status, onVerified }: Props) {
  const t = useText()
  const ways = methodsToVerify(status)
  const [way, setWay] = useState<Way>(ways[0] ?? 'recovery')
  const [trustDevice, setTrustDevice] = useState(false)
  const trust = status.trustDeviceDays > 0 && (
    <FormControlLabel
      label={t('twoStep.trust', { days: status.trustDeviceDays })}
      control={<Checkbox checked={trustDevice} onChange={(event) => setTrustDevice(event.target.checked)} />}
    />
  )
  // It has a button of its own under every code, and needs none of the list.
  const hasPasskey = way !== 'recovery' && ways.includes('webauthn')
  const others = ways.filter((other) => other !== way && !(other === 'webauthn' && hasPasskey))
  return (
    <EntrancePage title={t('twoStep.title')}>
      {status.requiredElsewhere && <Alert severity="info">{t('twoStep.whyElsewhere')}</Alert>}
      <Typography>{helpOf(way, status, t)}</Typography>
      {isPhoneUsed(status) && <Alert severity="info">{t('twoStep.phoneUsed')}</Alert>}
      <Form key={way} way={way} trustDevice={trustDevice} trust={trust} onVerified={onVerified} />
      {hasPasskey && <UsePasskey trustDevice={trustDevice} onVerified={onVerified} />}
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {others.map((other) => (
          <Button key={other} size="small" onClick={() => setWay(other)}>
            {t(`twoStep.use.${other}`)}
          </Button>
        ))}
        <VerifyLater status={status} />
      </Stack>
    </EntrancePage>
  )
}

function helpOf(way: Way, { enrolled }: Status, t: ReturnType<typeof useText>) {
  const phone = enrolled.find(({ kind }) => kind === 'sms')?.name ?? ''
  return t(`twoStep.verifyHelp.${way}`, { phone })
}

type FormProps = { way: Way; trustDevice: boolean; trust: ReactNode; onVerified: () => void }

function Form({ way, trust, ...props }: FormProps) {
  if (way === 'webauthn') return trust
  if (way === 'sms') return <VerifyBySms {...props}>{trust}</VerifyBySms>
  return (
    <VerifyByCode kind={way} {...props}>
      {trust}
    </VerifyByCode>
  )
}
