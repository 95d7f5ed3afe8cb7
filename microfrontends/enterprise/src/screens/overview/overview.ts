import type { CallOutput } from '@atrium/shared-utility/contract'

export type Overview = CallOutput<'getOwnOverview'>

const soonMs = 30 * 86_400_000
const nearly = 0.9

export type Need =
  | { kind: 'requests' | 'places' | 'applications'; count: number; href: string | null }
  | { kind: 'storage'; count: number; href: null }
  | { kind: 'expires'; at: string; href: null }

/** What waits for the administrators now: the most pressing first. */
export function needsOf({ requests, expiresAt, at, people, storage, applications }: Overview): Need[] {
  const share = (used: number, most: number | null) => (most === null || most === 0 ? 0 : used / most)
  const places = share(people.active + people.invited + people.suspended, people.quota)
  const room = share(storage.bytes, storage.quotaBytes)
  const made = share(applications.total, applications.quota)
  const isEnding = expiresAt !== null && Date.parse(expiresAt) - Date.parse(at) < soonMs
  return [
    ...(isEnding ? [{ kind: 'expires', at: expiresAt, href: null } as const] : []),
    ...(requests > 0
      ? [{ kind: 'requests', count: requests, href: '/enterprise/applications/requests?state=open' } as const]
      : []),
    ...(room >= nearly ? [{ kind: 'storage', count: percent(room), href: null } as const] : []),
    ...(places >= nearly ? [{ kind: 'places', count: percent(places), href: '/enterprise/members' } as const] : []),
    ...(made >= nearly
      ? [{ kind: 'applications', count: percent(made), href: '/enterprise/applications' } as const]
      : []),
  ]
}

function percent(share: number) {
  return Math.floor(share * 100)
}
