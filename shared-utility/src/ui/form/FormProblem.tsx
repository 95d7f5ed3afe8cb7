import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
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

/** Why the form was not saved, when no field of it is to blame. It comes into view, wherever in the form the person is. */
export function FormProblem({ problem, onReload }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem) place.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])
  if (!problem) return null
  return (
    <Box ref={place} sx={clearOfBars}>
      <Refusal problem={problem} onReload={onReload} />
    </Box>
  )
}

/** Under the top bar of the page, and above the buttons of the form. */
const clearOfBars = { scrollMarginTop: 72, scrollMarginBottom: 'calc(96px + var(--atrium-tabs, 0px))' }

function Refusal({ problem, onReload }: Props & { problem: Problem }) {
  const words = useFormWords()
  const [answer, setAnswer] = useState<{ to: Problem; result: ActionResult<unknown> }>()
  const [isReloading, setIsReloading] = useState(false)
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
