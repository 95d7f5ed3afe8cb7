import { useEffect, useState } from 'react'
import { isOfGoneFile, reloadPage } from '../call/call.ts'
import { Problem } from '../contract/index.ts'
import { ProblemNotice } from '../ui/notice/ProblemNotice.tsx'
import { usePortal } from '../react/portal-context.tsx'

type Props = { error: unknown; onRetry: () => void }

/**
 * A screen that could not be drawn. It counts as content: focus and announcement go to it. Where its file is of a build
 * that is gone, Retry loads the page anew.
 */
export function ScreenFailure({ error, onRetry }: Props) {
  const portal = usePortal()
  const isGone = useGone(error)
  useEffect(() => portal.onReady(), [portal])
  const problem = error instanceof Problem ? error : new Problem('internal', {}, { cause: error })
  return <ProblemNotice problem={problem} onRetry={isGone ? reloadPage : onRetry} isPage />
}

function useGone(error: unknown) {
  const [gone, setGone] = useState<unknown>(null)
  useEffect(() => {
    const look = async () => (await isOfGoneFile(error)) && setGone(error)
    void look()
  }, [error])
  return gone !== null && gone === error
}
