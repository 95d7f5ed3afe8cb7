import { Alert } from '@mui/material'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useTranslate } from '../../../react/text-context.tsx'
import { whenSteppedUp } from '../../../call/step-up/away.ts'
import { StepUpForm } from './StepUpForm.tsx'
import { useAway, type AwayMethod } from './use-away.ts'
import { stepUpMessages } from './words.ts'

type Props = { method: AwayMethod; onAnswer: (isConfirmed: boolean) => void; children: ReactNode }

/** A messenger or a provider is asked again: on a page of its own, so that nothing typed here is lost. */
export function StepUpAway({ method, onAnswer, children }: Props) {
  const t = useTranslate(stepUpMessages)
  const away = useAway(method)
  const name = method.kind === 'signOn' ? method.name : t(method.type)
  const handleDone = useEffectEvent(() => onAnswer(true))
  useEffect(() => whenSteppedUp(() => handleDone()), [])
  const isGone = away.status === 'away'
  return (
    <StepUpForm
      isReady
      focusesSubmit
      text={t(`text.${away.leaves ? (away.status === 'blocked' ? 'blocked' : 'leave') : 'away'}`, { name })}
      problem={away.problem}
      submitLabel={isGone ? t('openAgain') : t('open', { name })}
      isPending={away.isPending}
      onSubmit={() => void away.go()}
      onCancel={() => onAnswer(false)}
    >
      <output>{isGone ? <Alert severity="info">{t('text.isAway')}</Alert> : null}</output>
      {children}
    </StepUpForm>
  )
}
