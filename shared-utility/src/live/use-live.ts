import { useEffect, useEffectEvent } from 'react'
import type { LiveKind, LivePayload } from '../contract/foundation/live-event.ts'
import { onLive } from './on-live.ts'

/**
 * Calls the handler when the server says that something of this kind has happened, as long as the component is there; with
 * null when something may have happened that is not known any more.
 *
 *     useLive('maintenance', () => status.reload())
 */
export function useLive<K extends LiveKind>(kind: K, handler: (payload: LivePayload<K> | null) => void) {
  const handle = useEffectEvent(handler)
  useEffect(() => onLive(kind, (payload) => handle(payload)), [kind])
}
