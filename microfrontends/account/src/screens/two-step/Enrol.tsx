import { Alert, Button, Typography } from '@mui/material'
import type { CallOutput } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { EntrancePage } from '@atrium/shared-utility/ui'
import { useState } from 'react'
import { EnrolApp } from './EnrolApp.tsx'
import { EnrolPasskey } from './EnrolPasskey.tsx'
import { EnrolPhone } from './EnrolPhone.tsx'
import { OtherWays } from './OtherWays.tsx'
import { VerifyLater } from './VerifyLater.tsx'
import { firstToEnrol, isPhoneUsed, methodsToEnrol, type Method } from './methods.ts'
import { NamedMethods } from './NamedMethods.tsx'

type Status = CallOutput<'getTwoStepStatus'>
type Props = {
  status: Status
  /** What the person came to set up; without it they choose. */
  only?: Method | undefined
  onEnrolled: (recoveryCodes: string[]) => void
  /** Only where nothing has to be enrolled now. */
  onLater: () => void
}

/** Sets up a second factor: an authenticator app, unless the person has another in mind. */
export function Enrol({ status, only, onEnrolled, onLater }: Props) {
  const t = useText()
  const [method, setMethod] = useState<Method | null>(only ?? firstToEnrol(status))
  const others = only === undefined ? methodsToEnrol(status).filter((other) => other !== method) : []
  return (
    <EntrancePage title={t('twoStep.enrolTitle')}>
      <Why status={status} />
      <NamedMethods status={status} />
      {method === 'totp' && <EnrolApp onEnrolled={onEnrolled} />}
      {method === 'sms' && <EnrolPhone phoneMask={status.phoneMask} onEnrolled={onEnrolled} />}
      {method === 'webauthn' && <EnrolPasskey onEnrolled={onEnrolled} />}
      <OtherWays>
        {others.map((other) => (
          <Button key={other} size="small" onClick={() => setMethod(other)}>
            {t(`twoStep.enrolBy.${other}`)}
          </Button>
        ))}
        {only === undefined && isPhoneUsed(status) && <Alert severity="info">{t('twoStep.phoneUsed')}</Alert>}
        {status.required ? (
          <VerifyLater status={status} />
        ) : (
          <Button size="small" color="inherit" onClick={onLater}>
            {t('twoStep.later')}
          </Button>
        )}
      </OtherWays>
    </EntrancePage>
  )
}

function Why({ status: { required, requiredElsewhere, deadline, enrolled } }: Pick<Props, 'status'>) {
  const t = useText()
  const format = useFormat()
  if (enrolled.length > 0) return null
  if (requiredElsewhere) return <Typography>{t('twoStep.whyElsewhere')}</Typography>
  if (required) return <Typography>{t('twoStep.whyNow')}</Typography>
  if (deadline !== null) return <Typography>{t('twoStep.whyBefore', { date: format.date(deadline) })}</Typography>
  return <Typography>{t('twoStep.why')}</Typography>
}
