import { twoStepPath } from '../model/landing.ts'
import { stripSpace } from '../model/space-path.ts'
import type { LoginStatus } from '../contract/identity/session.ts'
import type { TwoStepState } from '../contract/identity/two-step.ts'

export type GateFacts = {
  /** Null when the state could not be fetched: it is then treated as empty. The server enforces the rule by itself. */
  setting: TwoStepState | null
  /** The page that is being opened, with or without its `/space-{id}`. */
  path: string
  session: Pick<LoginStatus, 'login'> | null
}

export type GateDecision = { do: 'continue' } | { do: 'remind'; date: string } | { do: 'verify' }

/** Specification 4: whether a navigation goes on, goes on under the reminder bar, or goes to the verification page. */
export function twoStepGate({ setting, path, session }: GateFacts): GateDecision {
  if (!session?.login || isVerificationPage(path)) return { do: 'continue' }
  if (setting?.open !== 'true') return { do: 'continue' }
  if (setting.effective === 'false') return { do: 'remind', date: setting.effectiveTime }
  return { do: 'verify' }
}

function isVerificationPage(path: string) {
  const [pathname = ''] = path.split(/[?#]/)
  return stripSpace(pathname).replace(/\/+$/, '') === twoStepPath
}
