import { useEffect, useState } from 'react'
import { isOfGoneFile, reloadPage } from '../call/call.ts'
import { Problem } from '../contract/index.ts'
import { ProblemNotice } from '../ui/notice/ProblemNotice.tsx'
import { lazyPart } from '../react/lazy-part.tsx'
import { usePortal } from '../react/portal-context.tsx'

const WhatFailed = lazyPart(async () => (await import('./WhatFailed.tsx')).WhatFailed)

type Props = { error: unknown; onRetry: () => void }

/**
 * A screen that could not be drawn. It counts as content: focus and announcement go to it. Where its file is of a build
 * that is gone, Retry loads the page anew. An error of the page itself has no request ID: whose page it is stands below instead.
 */
export function ScreenFailure({ error, onRetry }: Props) {
  const portal = usePortal()
  const isGone = useGone(error)
  useEffect(() => portal.onReady(), [portal])
  const isOwn = !(error instanceof Problem)
  const problem = isOwn ? new Problem('internal', {}, { cause: error }) : error
  const whose = isOwn && <WhatFailed error={error} />
  return <ProblemNotice problem={problem} onRetry={isGone ? reloadPage : onRetry} actions={whose} isPage />
}

function useGone(error: unknown) {
  const [gone, setGone] = useState<unknown>(null)
  useEffect(() => {
    const look = async () => (await isOfGoneFile(error)) && setGone(error)
    void look()
  }, [error])
  return gone !== null && gone === error
}
