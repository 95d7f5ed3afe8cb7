import { call } from '../call/call.ts'
import type { TwoStepState } from '../contract/identity/two-step.ts'

/** A navigation waits for it, so no longer than this. */
const patienceMs = 10_000

/** The two-step state of this session; null when it cannot be fetched, which the gate treats as empty. */
export async function loadTwoStep(signal?: AbortSignal): Promise<TwoStepState | null> {
  try {
    return await call(
      'checkTwoStep',
      {},
      { signal, timeoutMs: patienceMs, skipAuthRedirect: true, skipMaintenanceRedirect: true },
    )
  } catch {
    // Specification 4: a state that cannot be fetched is empty. The server refuses by itself what needs verification.
    return null
  }
}
