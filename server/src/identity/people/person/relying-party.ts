import { isIP } from 'node:net'
import { Problem } from '@atrium/shared-utility/contract'
import type { Config } from '../../../foundation/process/config/config.ts'

export type RelyingParty = { id: string; origin: string; name: string }

/** The relying party of passkeys: the configured address, whatever a request says. Null where browsers would refuse. */
export function findRelyingParty({ baseUrl }: Pick<Config, 'baseUrl'>): RelyingParty | null {
  if (baseUrl === null) return null
  const { hostname, protocol, origin } = new URL(baseUrl)
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0 || (protocol !== 'https:' && !isLocal)) return null
  return { id: hostname, origin, name: 'Atrium' }
}

export function relyingPartyOf(config: Config): RelyingParty {
  const found = findRelyingParty(config)
  if (found === null) throw new Problem('passkeyNotOffered')
  return found
}
