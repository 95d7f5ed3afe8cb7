import { useEffect, useEffectEvent, useState } from 'react'
import { useText } from '@atrium/shared-utility/react'

const releasePx = 72

type Props = { area: HTMLElement; onRefresh: () => void }

/** Pulling a page down from its top opens it again. Says so above the page, in `area`, where it is pulled. */
export function PullToRefresh({ area, onRefresh }: Props) {
  const t = useText()
  const [start, setStart] = useState<number | null>(null)
  const [pulledPx, setPulledPx] = useState(0)
  const handleStart = useEffectEvent((event: TouchEvent) => setStart(window.scrollY <= 0 ? topOf(event) : null))
  const handleMove = useEffectEvent((event: TouchEvent) =>
    setPulledPx(start === null ? 0 : Math.max(0, topOf(event) - start)),
  )
  const handleEnd = useEffectEvent(() => {
    if (pulledPx >= releasePx) onRefresh()
    setStart(null)
    setPulledPx(0)
  })
  useEffect(() => {
    const handlers = {
      touchstart: (event: TouchEvent) => handleStart(event),
      touchmove: (event: TouchEvent) => handleMove(event),
      touchend: () => handleEnd(),
      touchcancel: () => handleEnd(),
    }
    const all = Object.entries(handlers) as [keyof typeof handlers, (event: TouchEvent) => void][] // The keys of the object above.
    for (const [name, handler] of all) area.addEventListener(name, handler, { passive: true })
    return () => all.forEach(([name, handler]) => area.removeEventListener(name, handler))
  }, [area])
  if (pulledPx === 0) return null
  return (
    <div className="atrium-small" style={hint} aria-hidden="true">
      {t(pulledPx >= releasePx ? 'refresh.release' : 'refresh.pull')}
    </div>
  )
}

const hint = { padding: 12, textAlign: 'center' } as const

function topOf({ touches }: TouchEvent) {
  return touches[0]?.clientY ?? 0
}
