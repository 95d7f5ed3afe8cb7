import { Button, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import type { FormEvent, ReactNode } from 'react'
import type { Problem } from '../../contract/index.ts'
import { useTranslate } from '../../react/text-context.tsx'
import { ProblemNotice } from '../ProblemNotice.tsx'
import { stepUpMessages } from './words.ts'

export type StepUpFormProps = {
  /** Why, and what to do. */
  text: string
  /** What the server refused and no field says. */
  problem: Problem | null
  submitLabel: string
  isPending: boolean
  isReady: boolean
  onSubmit: () => void
  onCancel: () => void
  children?: ReactNode
}

/** One way to prove who one is: its words, its field, its button. */
export function StepUpForm({ text, problem, submitLabel, onSubmit, onCancel, children, ...state }: StepUpFormProps) {
  const t = useTranslate(stepUpMessages)
  const { isPending, isReady } = state
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    // Portals bubble through React's tree: this is no submit of a form that the dialog was opened from.
    event.stopPropagation()
    if (isReady && !isPending) onSubmit()
  }
  return (
    <form noValidate onSubmit={handleSubmit} aria-busy={isPending}>
      <DialogTitle id="step-up-title">{t('title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
        <DialogContentText>{text}</DialogContentText>
        {problem ? <ProblemNotice size="line" problem={problem} /> : null}
        {children}
      </DialogContent>
      <DialogActions>
        <Button type="button" color="inherit" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant="contained" loading={isPending} disabled={!isReady}>
          {submitLabel}
        </Button>
      </DialogActions>
    </form>
  )
}
