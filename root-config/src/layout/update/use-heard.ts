import { useEffect, useEffectEvent } from 'react'
import { signedIn } from '@atrium/shared-utility'
import type { LiveKind } from '@atrium/shared-utility/contract'

/**
 * Hears what happens elsewhere, for a signed-in person: the sign-in page does not even fetch what listens. Where it
 * cannot be had the page asks again by itself, later.
 */
export function useHeard(kind: LiveKind, onNews: () => void) {
  const handle = useEffectEvent(onNews)
  useEffect(() => {
    if (!signedIn()) return undefined
    let isOver = false
    let stop = () => undefined as void // Replaced as soon as it listens.
    const listen = async () => {
      const { onLive } = await import('@atrium/shared-utility/live')
      if (!isOver) stop = onLive(kind, () => handle())
    }
    void listen().catch(() => undefined)
    return () => {
      isOver = true
      stop()
    }
  }, [kind])
}
