import { useState, type ReactNode } from 'react'
import { Problem } from '../../../contract/index.ts'
import { useAction, useTranslate } from '../../../react/index.ts'
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
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser')
      const credential = await startAuthentication({ optionsJSON: begun.data })
      const checked = await check.run({ credential })
      return checked.status === 'failed' ? checked.problem : null
    } catch (cause) {
      return refusalOf(cause)
    }
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

/** So a browser tells that the person said no, or took too long; everything else is about the passkey itself. */
function refusalOf(cause: unknown) {
  const isNo = cause instanceof Error && ['NotAllowedError', 'AbortError'].includes(cause.name)
  return new Problem(isNo ? 'cancelled' : 'passkeyRefused', {}, { cause })
}
