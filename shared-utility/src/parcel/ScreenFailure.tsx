import { useEffect, useState } from 'react'
import { Problem } from '../contract/index.ts'
import { isOfGoneFile } from '../call/gone-file.ts'
import { ProblemNotice } from '../ui/notice/ProblemNotice.tsx'
import { usePortal } from '../react/portal-context.tsx'

type Props = { error: unknown; onRetry: () => void }

/** A screen that could not be drawn. It counts as content: focus and announcement go to it. */
export function ScreenFailure({ error, onRetry }: Props) {
  const portal = usePortal()
  useEffect(() => portal.onReady(), [portal])
  const problem = error instanceof Problem ? error : new Problem('internal', {}, { cause: error })
  return <ProblemNotice problem={problem} onRetry={useIsGone(error) ? reload : onRetry} isPage />
}

/** Asking again for a file of an earlier build would never end. */
function useIsGone(error: unknown) {
  const [isGone, setIsGone] = useState(false)
  useEffect(() => {
    const look = async () => setIsGone(await isOfGoneFile(error))
    void look()
  }, [error])
  return isGone
}

function reload() {
  globalThis.location.reload()
}
