import type { ReactNode } from 'react'
import { Alert, Box, Button, Typography } from '@mui/material'
import type { Problem } from '../../contract/index.ts'
import { CopyText } from '../display/CopyText.tsx'
import { Icon } from '../display/Icon.tsx'
import { kindOf } from './problem-kind.ts'
import { useProblemText } from './problem-text.ts'
import { useUiText } from '../words/ui-text.ts'

type Props = {
  problem: Problem
  /** Shows the Retry button. */
  onRetry?: () => void
  /** More ways on, beside Retry. */
  actions?: ReactNode
  /** `line`: one line, for a form or a small card. Default `full`. */
  size?: 'full' | 'line'
  /** True when it stands in place of a whole page: what happened is then the page's heading. */
  isPage?: boolean
}

/**
 * A failure in the person's words: what happened, why, what to do; the request id in small print to copy. A person who
 * would not confirm their identity has seen no failure: they are told calmly how it goes on.
 */
export function ProblemNotice({ problem, onRetry, actions, size = 'full', isPage = false }: Props) {
  const t = useUiText()
  const why = useProblemText(problem)
  const kind = kindOf(problem)
  const isCalm = kind === 'unconfirmed'
  const isFull = isCalm || size === 'full'
  // What is gone for good says itself what helps.
  const hasAdvice = isFull && !isCalm && problem.status !== 410
  return (
    <Alert
      severity={isCalm ? 'info' : kind === 'broken' || kind === 'network' ? 'error' : 'warning'}
      icon={isCalm ? false : <Icon name="warning" />}
      variant="outlined"
    >
      {isFull ? (
        <Typography
          color="textPrimary"
          component={isPage ? 'h1' : 'p'}
          tabIndex={isPage ? -1 : undefined}
          sx={{ fontWeight: 500, outline: 'none' }}
        >
          {isCalm ? why : t(`problem.title.${kind}`)}
        </Typography>
      ) : null}
      {isCalm ? null : (
        <Typography variant="body2" color="textPrimary">
          {why}
        </Typography>
      )}
      {hasAdvice ? (
        <Typography variant="body2" color="textSecondary">
          {t(`problem.do.${kind}`)}
        </Typography>
      ) : null}
      {onRetry || actions ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
          {onRetry ? (
            <Button variant="outlined" size="small" startIcon={<Icon name="refresh" size={16} />} onClick={onRetry}>
              {t('problem.retry')}
            </Button>
          ) : null}
          {actions}
        </Box>
      ) : null}
      {problem.requestId && !isCalm ? <CopyText label={t('problem.requestId')} text={problem.requestId} /> : null}
    </Alert>
  )
}
