import { Button, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import type { Problem } from '../../../contract/index.ts'
import { hearsFilled } from '../../../react/hears-filled.ts'
import { useTranslate } from '../../../react/text-context.tsx'
import { useCountdown } from '../../../react/use-countdown.ts'
import { ProblemNotice } from '../../notice/ProblemNotice.tsx'
import { stepUpMessages } from './words.ts'

type StepUpFormProps = {
  /** Why, and what to do. */
  text: string
  /** What the server refused and no field says. */
  problem: Problem | null
  submitLabel: string
  isPending: boolean
  isReady: boolean
  /** True where there is no field: the button has the focus then. */
  focusesSubmit?: boolean
  onSubmit: () => void
  onCancel: () => void
  children?: ReactNode
}

/** One way to prove who one is: its words, its field, its button. */
export function StepUpForm({ text, problem, submitLabel, onSubmit, onCancel, children, ...state }: StepUpFormProps) {
  const t = useTranslate(stepUpMessages)
  const { isPending, isReady, focusesSubmit = false } = state
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (focusesSubmit) button.current?.focus()
  }, [focusesSubmit])
  const isLock = problem?.code === 'tooManyAttempts'
  const secondsLeft = useCountdown(problem)
  const isLocked = secondsLeft > 0
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Portals bubble through React's tree: this is no submit of a form that the dialog was opened from.
    event.stopPropagation()
    if (isPending || isLocked) return
    // What is filled without an event is known no sooner than now: the button cannot wait for it.
    if (isReady) onSubmit()
    else event.currentTarget.querySelector('input')?.focus()
  }
  return (
    <form noValidate {...hearsFilled} onSubmit={handleSubmit} aria-busy={isPending}>
      <DialogTitle id="step-up-title">{t('title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
        <DialogContentText>{text}</DialogContentText>
        {problem && (isLocked || !isLock) ? <ProblemNotice size="line" problem={problem} /> : null}
        {children}
      </DialogContent>
      <DialogActions>
        <Button type="button" color="inherit" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button ref={button} type="submit" variant="contained" loading={isPending} disabled={isLocked}>
          {isLocked ? t('wait', { seconds: secondsLeft }) : submitLabel}
        </Button>
      </DialogActions>
    </form>
  )
}
