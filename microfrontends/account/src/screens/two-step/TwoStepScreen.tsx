import { useCall, useSession, useText } from '@atrium/shared-utility/react'
import { EntrancePage, EntranceSkeleton, ProblemNotice } from '@atrium/shared-utility/ui'
import { useState } from 'react'
import { Enrol } from './Enrol.tsx'
import { OutOfReach } from './OutOfReach.tsx'
import { Factors } from './Factors.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { useGoOn } from './use-go-on.ts'
import { Verify } from './Verify.tsx'
import { hasAccepted, type Method } from './methods.ts'

type Step = { at: 'start' } | { at: 'adding'; method: Method } | { at: 'codes'; codes: string[] }

/**
 * `/force/frontTwoVerify`: enrols a person without a second factor, verifies a person with one, and goes on to `url`.
 */
export function TwoStepScreen() {
  const t = useText()
  const status = useCall('getTwoStepStatus', {})
  const [step, setStep] = useState<Step>({ at: 'start' })
  const goOn = useGoOn()
  // As it was when the page was opened: signing out from here must not draw what was out of reach.
  const [limitedTo] = useState(useSession().limitedTo)

  if (status.status === 'failed')
    return (
      <EntrancePage title={t('twoStep.title')}>
        <ProblemNotice problem={status.problem} onRetry={status.reload} />
      </EntrancePage>
    )
  if (status.status === 'loading') return <EntranceSkeleton />
  const start = () => {
    setStep({ at: 'start' })
    status.reload()
  }
  // With a factor beside another there are no codes to keep.
  const handleCodes = (codes: string[]) => (codes.length > 0 ? setStep({ at: 'codes', codes }) : start())

  const handleEnrolled = (codes: string[]) => (codes.length > 0 ? handleCodes(codes) : goOn())

  if (step.at === 'codes') return <RecoveryCodes codes={step.codes} onKept={goOn} />
  const { enrolled, verified, required } = status.data
  // What one has opens nothing by itself where the rule takes something else: it only shows who sets that up.
  const isLacking = !hasAccepted(status.data)
  // Setting up a factor would be refused; giving one is not.
  if (limitedTo && (isLacking || (verified && !required)))
    return <OutOfReach entName={limitedTo.name} onGoOn={required ? null : goOn} />
  if (step.at === 'adding')
    return <Enrol key="adding" status={status.data} only={step.method} onEnrolled={handleCodes} onLater={start} />
  if (enrolled.length === 0 || (isLacking && verified && required))
    return <Enrol status={status.data} onEnrolled={handleEnrolled} onLater={goOn} />
  // A person who was not made to come here came to change something.
  if (!verified || required)
    return <Verify status={status.data} onVerified={required && !isLacking ? goOn : status.reload} />
  return (
    <Factors
      status={status.data}
      onAdd={(method) => setStep({ at: 'adding', method })}
      onCodes={handleCodes}
      onChanged={status.reload}
      onDone={goOn}
    />
  )
}
