import { call } from '@atrium/shared-utility'
import { Problem, type CallInput, type CallOutput } from '@atrium/shared-utility/contract'
import { useEffect, useState } from 'react'

export type Verification =
  | { status: 'running'; checked: number }
  | { status: 'whole'; checked: number }
  | { status: 'broken'; checked: number; at: NonNullable<CallOutput<'verifyAudit'>['broken']> }
  | { status: 'failed'; problem: Problem }

/** Checks stretch after stretch until all is checked, something is broken, or the operator has left. */
export function useVerify(entid: CallInput<'verifyAudit'>['entid']) {
  const [state, setState] = useState<Verification>({ status: 'running', checked: 0 })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const stop = new AbortController()
    // After a microtask, so that the mount, unmount and mount again of strict mode asks once.
    queueMicrotask(() => stop.signal.aborted || void verify({ entid, signal: stop.signal, onChange: setState }))
    return () => stop.abort()
  }, [entid, attempt])
  return { state, retry: () => setAttempt(attempt + 1) }
}

type Run = { entid: CallInput<'verifyAudit'>['entid']; signal: AbortSignal; onChange: (state: Verification) => void }

async function verify({ entid, signal, onChange }: Run) {
  let place: CallOutput<'verifyAudit'>['next'] = { chain: '', seq: 0 }
  let checked = 0
  try {
    while (place !== null) {
      onChange({ status: 'running', checked })
      const stretch: CallOutput<'verifyAudit'> = await call('verifyAudit', { entid, ...place }, { signal })
      checked += stretch.checked
      if (stretch.broken !== null) return onChange({ status: 'broken', checked, at: stretch.broken })
      place = stretch.next
    }
    onChange({ status: 'whole', checked })
  } catch (error) {
    if (signal.aborted) return
    onChange({
      status: 'failed',
      problem: error instanceof Problem ? error : new Problem('internal', {}, { cause: error }),
    })
  }
}
