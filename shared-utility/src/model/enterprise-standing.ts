import type { EnterpriseStatus } from '../contract/index.ts'

type Terms = { status: EnterpriseStatus; expiresAt: string | null }

/** How an enterprise stands for its people: `expired` where its term alone keeps them out, as the server decides it. */
export function enterpriseStanding({ status, expiresAt }: Terms) {
  const wouldLetIn = status === 'active' || status === 'readonly'
  return wouldLetIn && expiresAt !== null && hasCome(expiresAt) ? 'expired' : status
}

/** Whether a moment, ISO 8601, is there or past. */
export function hasCome(moment: string) {
  return new Date(moment).getTime() <= Date.now()
}
