import { useState, type ReactNode } from 'react'
import { useTranslate } from '../../../react/text-context.tsx'
import { StepUpField } from './StepUpField.tsx'
import { StepUpForm } from './StepUpForm.tsx'
import { useStepUp, type TextMethod } from './use-step-up.ts'
import { stepUpMessages } from './words.ts'

type Props = { kind: TextMethod; onAnswer: (isConfirmed: boolean) => void; children: ReactNode }

/** Something that the person knows or reads off: the password, a code of the app, a recovery code. */
export function StepUpByText({ kind, onAnswer, children }: Props) {
  const t = useTranslate(stepUpMessages)
  const [text, setText] = useState('')
  const [isShort, setIsShort] = useState(false)
  const { confirm, problem, refusal, isPending, reset } = useStepUp(kind)
  const handleSubmit = async () => {
    if (kind === 'totp' && !isWholeCode(text)) return setIsShort(true)
    const outcome = await confirm(text)
    if (outcome === 'confirmed') onAnswer(true)
    // What was not looked at, as after too many attempts, is not typed again.
    if (outcome === 'wrong') setText('')
  }
  const handleChange = (typed: string) => {
    setText(typed)
    setIsShort(false)
    reset()
  }
  return (
    <StepUpForm
      text={t(`text.${kind}`)}
      problem={refusal === null ? problem : null}
      submitLabel={t('confirm')}
      isPending={isPending}
      isReady={text !== ''}
      onSubmit={() => void handleSubmit()}
      onCancel={() => onAnswer(false)}
    >
      <StepUpField kind={kind} value={text} refusal={isShort ? t('codeMissing') : refusal} onChange={handleChange} />
      {children}
    </StepUpForm>
  )
}

/** Apps show a code with a gap in its middle. */
function isWholeCode(text: string) {
  return /^\d{6}$/.test(text.replaceAll(/[\s-]/g, ''))
}
