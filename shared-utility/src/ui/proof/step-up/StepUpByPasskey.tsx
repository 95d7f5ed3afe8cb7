import { useState, type ReactNode } from 'react'
import type { Problem } from '../../../contract/index.ts'
import { signByPasskey, useAction, useTranslate } from '../../../react/index.ts'
import { StepUpForm } from './StepUpForm.tsx'
import { stepUpMessages } from './words.ts'

type Props = { onAnswer: (isConfirmed: boolean) => void; children: ReactNode }

/** The browser asks for the passkey, in a dialog of its own. */
export function StepUpByPasskey({ onAnswer, children }: Props) {
  const t = useTranslate(stepUpMessages)
  const check = useCheck()
  const handleSubmit = async () => {
    if (await check.run()) onAnswer(true)
  }
  return (
    <StepUpForm
      isReady
      focusesSubmit
      text={t('text.passkey')}
      problem={check.problem}
      submitLabel={t('usePasskey')}
      isPending={check.isPending}
      onSubmit={() => void handleSubmit()}
      onCancel={() => onAnswer(false)}
    >
      {children}
    </StepUpForm>
  )
}

function useCheck() {
  const begin = useAction('beginPasskeyCheck')
  const check = useAction('checkPasskey')
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isPending, setIsPending] = useState(false)

  const findProblem = async () => {
    const begun = await begin.run({})
    if (begun.status === 'failed') return begun.problem
    const signed = await signByPasskey(begun.data)
    if (signed.status === 'failed') return signed.problem
    const checked = await check.run({ credential: signed.data })
    return checked.status === 'failed' ? checked.problem : null
  }
  const run = async () => {
    setIsPending(true)
    const found = await findProblem()
    setProblem(found)
    setIsPending(false)
    return found === null
  }
  return { run, problem, isPending }
}
