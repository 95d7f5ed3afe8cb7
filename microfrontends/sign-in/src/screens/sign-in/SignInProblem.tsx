import { Alert, Box, Link } from '@mui/material'
import { problemMessage } from '@atrium/shared-utility'
import type { Problem } from '@atrium/shared-utility/contract'
import { PortalLink, useText } from '@atrium/shared-utility/react'
import { ProblemNotice } from '@atrium/shared-utility/ui'
import type { ReactNode } from 'react'

type Props = { problem: Problem; secondsLeft: number }

/** What was refused and what to do about it. */
export function SignInProblem({ problem, secondsLeft }: Props) {
  const t = useText()
  switch (problem.code) {
    case 'tooManyAttempts':
      return <LockedNotice problem={problem} secondsLeft={secondsLeft} />
    case 'captchaRequired':
    case 'captchaWrong':
      return null // Said at the captcha's own field.
    case 'badCredentials':
      return <Refusal problem={problem}>{t('problem.badCredentialsAdvice')}</Refusal>
    case 'spaceSuspended':
      return <Refusal problem={problem}>{t('problem.spaceSuspendedAdvice')}</Refusal>
    case 'spaceDenied':
    case 'membershipSuspended':
    case 'membershipEnded':
      return (
        <Refusal problem={problem}>
          {problem.code === 'spaceDenied' && t('problem.spaceDeniedAdvice')}{' '}
          <Link component={PortalLink} href="/home/login" leaveSpace>
            {t('problem.spaceDeniedLink')}
          </Link>
        </Refusal>
      )
    default:
      return <ProblemNotice problem={problem} size="line" />
  }
}

function Refusal({ problem, children }: { problem: Problem; children: ReactNode }) {
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      <div>{problemMessage(problem)}</div>
      <div>{children}</div>
    </Alert>
  )
}

function LockedNotice({ problem, secondsLeft }: Props) {
  const t = useText()
  if (secondsLeft === 0) return null
  const atFirst = Number(problem.params['seconds'] ?? 0)
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {/* Read out once, as it stood at first: an alert that changes every second would never stop talking. */}
      <Box component="span" sx={visuallyHidden}>
        {t('problem.tooManyAttempts', { seconds: atFirst })}
      </Box>
      <span aria-hidden="true">{t('problem.tooManyAttempts', { seconds: secondsLeft })}</span>
    </Alert>
  )
}

const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
