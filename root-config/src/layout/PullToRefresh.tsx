import { useState, type ReactNode, type TouchEvent } from 'react'
import { useText } from '@atrium/shared-utility/react'
import { useShell } from './shell-context.tsx'

const releasePx = 72

/** Pulling a page down from its top opens it again. */
export function PullToRefresh({ children }: { children: ReactNode }) {
  const t = useText()
  const shell = useShell()
  const [start, setStart] = useState<number | null>(null)
  const [pulledPx, setPulledPx] = useState(0)
  const handleStart = (event: TouchEvent) => setStart(window.scrollY <= 0 ? topOf(event) : null)
  const handleMove = (event: TouchEvent) => setPulledPx(start === null ? 0 : Math.max(0, topOf(event) - start))
  const handleEnd = () => {
    if (pulledPx >= releasePx) shell.reopen()
    setStart(null)
    setPulledPx(0)
  }
  return (
    <div
      className="atrium-pull"
      onTouchStart={handleStart}
      onTouchMove={handleMove}
      onTouchEnd={handleEnd}
      onTouchCancel={handleEnd}
    >
      {pulledPx > 0 && (
        <div className="atrium-pull-hint" aria-hidden="true">
          {t(pulledPx >= releasePx ? 'refresh.release' : 'refresh.pull')}
        </div>
      )}
      {children}
    </div>
  )
}

function topOf({ touches }: TouchEvent) {
  return touches[0]?.clientY ?? 0
}
