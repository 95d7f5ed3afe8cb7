import { Alert, AlertTitle, Button, Typography } from '@mui/material'
import { useState } from 'react'
import type { Problem, ProblemCode } from '../../contract/index.ts'
import { problemMessage } from '../../index.ts'
import type { ActionResult } from '../../react/index.ts'
import { ProblemNotice } from '../notice/ProblemNotice.tsx'
import { useFormWords } from './words.ts'

type Props = {
  problem: Problem | undefined
  onReload: (() => Promise<ActionResult<unknown>>) | undefined
}

/** What was changed by another person since it was read: loading it anew is the way on. */
const conflicts: readonly ProblemCode[] = ['versionConflict', 'recordConflict']

/** Why the form was not saved, when no field of it is to blame. */
export function FormProblem({ problem, onReload }: Props) {
  const words = useFormWords()
  const [answer, setAnswer] = useState<{ to: Problem; result: ActionResult<unknown> }>()
  const [isReloading, setIsReloading] = useState(false)
  if (!problem) return null
  if (!conflicts.includes(problem.code) || !onReload) return <ProblemNotice size="line" problem={problem} />
  const result = answer?.to === problem ? answer.result : undefined
  if (result?.status === 'done') return <Alert severity="info">{words('rebased')}</Alert>

  async function handleReload(conflict: Problem, reload: () => Promise<ActionResult<unknown>>) {
    setIsReloading(true)
    const ended = await reload()
    setIsReloading(false)
    setAnswer({ to: conflict, result: ended })
  }

  return (
    <Alert severity="warning">
      <AlertTitle>{words('conflictTitle')}</AlertTitle>
      {problem.code !== 'versionConflict' && <Typography variant="body2">{problemMessage(problem)}</Typography>}
      {words('conflictHelp')}
      {result?.status === 'failed' && <ProblemNotice size="line" problem={result.problem} />}
      <Button sx={{ mt: 2 }} variant="outlined" loading={isReloading} onClick={() => handleReload(problem, onReload)}>
        {words('conflictReload')}
      </Button>
    </Alert>
  )
}
