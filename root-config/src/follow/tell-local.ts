import { atriumStore } from '@atrium/shared-utility'
import { frameAtom, type Failure } from '../frame/frame-state.ts'
import { localFaultAtom } from './local-fault.ts'

/**
 * Tells a developer's machine what becomes of its builds in this page: that one is on the screen, which ends the time
 * from the saved file, or that it failed, with the message and the place. The machine answers with that place in the
 * sources.
 */
export function createTeller(address: string) {
  let build = 0
  let isDue = false
  let told: Failure | null = null
  const stop = atriumStore.sub(frameAtom, look)
  return {
    stop,
    /** This build takes the place of the one that is open. */
    comes(next: number) {
      build = next
      isDue = true
    },
    /** The page came with this build. */
    isOpen(now: number) {
      build = now
      look()
    },
  }

  function look() {
    const frame = atriumStore.get(frameAtom)
    if (frame.status === 'shown' && isDue) {
      isDue = false
      void tell('shown', {})
    }
    if (frame.status !== 'failed' || frame.failure === told || !frame.failure.app.url.startsWith(address)) return
    told = frame.failure
    isDue = false
    void tellFailure(frame.failure)
  }

  async function tellFailure({ detail, place }: Failure) {
    const reason = detail.slice(0, longest)
    const at = await tell('failed', { reason, ...(place !== null && { at: place }) })
    atriumStore.set(localFaultAtom, [reason, at || place].filter(Boolean).join(' – '))
  }

  /** If the machine does not answer, nothing is lost. */
  async function tell(as: 'shown' | 'failed', more: Record<string, string>) {
    const query = new URLSearchParams({ build: String(build), as, ...more })
    try {
      const answer = await fetch(`${address}shown?${query}`, { method: 'POST' })
      return answer.status === 200 ? await answer.text() : ''
    } catch {
      return ''
    }
  }
}

const longest = 500
