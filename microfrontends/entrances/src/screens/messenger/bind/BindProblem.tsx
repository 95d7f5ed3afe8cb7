import { Alert } from '@mui/material'
import { problemMessage } from '@atrium/shared-utility'
import type { Problem } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { isAboutCaptcha, ProblemNotice } from '@atrium/shared-utility/ui'

/** Why it was not bound; what was typed stays in the form. */
export function BindProblem({ problem, secondsLeft }: { problem: Problem | null; secondsLeft: number }) {
  const t = useText()
  if (!problem || isAboutCaptcha(problem)) return null
  if (problem.code === 'tooManyAttempts')
    return secondsLeft > 0 ? <Alert severity="warning">{t('bind.locked')}</Alert> : null
  if (problem.code === 'bindConflict')
    return (
      <Alert severity="error">
        <div>{problemMessage(problem)}</div>
        <div>{t('bind.conflictAdvice')}</div>
      </Alert>
    )
  return <ProblemNotice problem={problem} size="line" />
}
