import { useEffect } from 'react'
import { Problem } from '../contract/index.ts'
import { ProblemNotice } from '../ui/notice/ProblemNotice.tsx'
import { usePortal } from '../react/portal-context.tsx'

type Props = { error: unknown; onRetry: () => void }

/** A screen that could not be drawn. It counts as content: focus and announcement go to it. */
export function ScreenFailure({ error, onRetry }: Props) {
  const portal = usePortal()
  useEffect(() => portal.onReady(), [portal])
  const problem = error instanceof Problem ? error : new Problem('internal', {}, { cause: error })
  return <ProblemNotice problem={problem} onRetry={onRetry} isPage />
}
