import { Alert, Button } from '@mui/material'
import type { Problem } from '../../contract/index.ts'
import { Icon } from '../display/Icon.tsx'
import { useProblemText } from '../notice/problem-text.ts'
import { useTableWords } from './words.ts'

type Props = { problem: Problem; isRefreshing: boolean; onRetry: () => void }

/** Says under the rows that they could not be read again, and why; they stay, and stay where they are. */
export function StaleNotice({ problem, isRefreshing, onRetry }: Props) {
  const words = useTableWords()
  const why = useProblemText(problem)
  return (
    <Alert
      severity="warning"
      variant="outlined"
      icon={<Icon name="warning" />}
      action={
        <Button color="inherit" size="small" loading={isRefreshing} onClick={onRetry}>
          {words('retry')}
        </Button>
      }
    >
      {words('stale', { why })}
    </Alert>
  )
}
