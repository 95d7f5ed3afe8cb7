import { useCall, useText } from '@atrium/shared-utility/react'
import { EntrancePage, EntranceSkeleton, ProblemNotice } from '@atrium/shared-utility/ui'
import { useState } from 'react'
import { Enrol } from './Enrol.tsx'
import { Factors } from './Factors.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { useGoOn } from './use-go-on.ts'
import { Verify } from './Verify.tsx'

type Step = { at: 'start' } | { at: 'replacing' } | { at: 'codes'; codes: string[] }

/** `/force/frontTwoVerify`: enrols whoever has no second factor, verifies whoever has one, and goes on to `url`. */
export function TwoStepScreen() {
  const t = useText()
  const status = useCall('getTwoStepStatus', {})
  const [step, setStep] = useState<Step>({ at: 'start' })
  const goOn = useGoOn()
  const handleCodes = (codes: string[]) => setStep({ at: 'codes', codes })

  if (status.status === 'failed')
    return (
      <EntrancePage title={t('twoStep.title')}>
        <ProblemNotice problem={status.problem} onRetry={status.reload} />
      </EntrancePage>
    )
  if (status.status === 'loading') return <EntranceSkeleton />
  if (step.at === 'codes') return <RecoveryCodes codes={step.codes} onKept={goOn} />
  const { enrolled, verified, required } = status.data
  const [factor] = enrolled
  if (!factor || step.at === 'replacing') return <Enrol status={status.data} onEnrolled={handleCodes} onLater={goOn} />
  // Who was not made to come here came to change something.
  if (!verified) return <Verify status={status.data} onVerified={required ? goOn : status.reload} />
  return (
    <Factors
      status={status.data}
      factor={factor}
      onReplace={() => setStep({ at: 'replacing' })}
      onCodes={handleCodes}
      onRemoved={status.reload}
      onDone={goOn}
    />
  )
}
