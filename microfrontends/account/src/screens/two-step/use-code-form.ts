import { problemMessage } from '@atrium/shared-utility'
import type { CallName, CallOutput } from '@atrium/shared-utility/contract'
import type { Action, ActionResult } from '@atrium/shared-utility/react'
import { useCountdown } from '@atrium/shared-utility/react'
import { useState, type FormEvent } from 'react'

type Options<N extends CallName> = {
  action: Action<N>
  /** Shorter codes are not sent. */
  minLength: number
  send: (code: string) => Promise<ActionResult<CallOutput<N>>>
  onDone: (data: CallOutput<N>) => void
}

/** One code that is typed and sent: what is missing, what was refused, and how long a lock still holds. */
export function useCodeForm<N extends CallName>({ action, minLength, send, onDone }: Options<N>) {
  const [code, setCode] = useState('')
  const [isTried, setIsTried] = useState(false)
  const problem = action.status === 'failed' ? action.problem : null
  const secondsLeft = useCountdown(problem)
  const isWrong = problem?.code === 'codeInvalid'
  const isUnfinished = code.replaceAll(/[\s-]/g, '').length < minLength

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (isUnfinished || secondsLeft > 0 || action.status === 'pending') return
    const result = await send(code)
    if (result.status === 'done') return onDone(result.data)
    setCode('')
    setIsTried(false)
  }
  const change = (text: string) => {
    setCode(text)
    setIsTried(false)
    // A lock goes on counting down, whatever is typed.
    if (isWrong) action.reset()
  }

  return {
    code,
    change,
    handleSubmit,
    secondsLeft,
    isShort: isTried && isUnfinished,
    /** Said at the field, until another code is typed. */
    refusal: isWrong ? problemMessage(problem) : null,
    isPending: action.status === 'pending',
    /** A lock is told by the button, which counts it down. */
    problem: isWrong || (problem?.code === 'tooManyAttempts' && secondsLeft === 0) ? null : problem,
  }
}
