import { localAddress, type OverrideOffer, type OwnOverride } from '@atrium/shared-utility/contract'
import { nameOf } from '../parcel/parcel/row.ts'
import { isAtPaths } from '../release/release/check.ts'
import type { LiveRow } from './live-query.ts'
import type { Offer } from './queries.ts'

/** The facts that a person is told before they take it. */
export function offerOf(row: Omit<Offer, 'declaration'>): OverrideOffer {
  const { id, kind, parcel: slug, team, version, port, maker } = row
  return {
    id,
    kind,
    slug,
    name: nameOf({ team, slug }),
    team,
    version,
    port,
    madeBy: maker,
    madeAt: row.made_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  }
}

export function ownOf(row: LiveRow, sessionId: string): OwnOverride {
  return {
    ...offerOf(row),
    isHere: row.session_id === sessionId,
    grantedAt: row.granted_at.toISOString(),
    home: homeOf(row),
    address: addressOf(row),
  }
}

/** Null for what the portal serves itself. */
export function addressOf({ port, local_key: key }: Pick<Offer, 'port' | 'local_key'>) {
  return port === null || key === null ? null : localAddress({ port, key })
}

/** Operators may have given its pages to others since. */
export function isAtItsPaths({ declaration, paths }: Pick<Offer, 'declaration' | 'paths'>) {
  return declaration.routes.every(({ path }) => isAtPaths(path, paths))
}

/** The first of its pages that has an address of its own, without anything to fill in. */
export function homeOf({ declaration }: Pick<Offer, 'declaration'>) {
  const paths = declaration.routes.map(({ path }) => path)
  return paths.find((path) => !path.includes(':')) ?? '/'
}
