import type { Lang, RouteEntry } from '@atrium/shared-utility/contract'
import type { Db, Transact } from '../../db/tx.ts'
import type { Secrets } from '../../process/secrets/secrets.ts'

/**
 * What the server lends to handlers and jobs: each is made once at the start, in composition/server.ts. A room that has
 * one to lend declares it where it makes it (`declare module`), so that this file knows no room above it. Here stands
 * only what rooms lend to rooms below their own.
 */
export interface Services {
  /** A transaction of its own, for what must be kept even when the call refuses. */
  tx: Transact
  secrets: Secrets
  maintenance: Maintenance
  /** The networks from which operators may work. */
  operatorNetworks: OperatorNetworksService
  /** The words of the portal in a language. */
  dictionary(lang: Lang): Promise<Dictionary>
  /** The route table of an enterprise: what the parcels declare, then the database's own. Empty while there is no build. */
  routes(db: Db, entId: string | null): Promise<RouteEntry[]>
}

export type Dictionary = {
  /** Route titles, menus, problems. */
  words: Record<string, string>
  /** What operators say in place of texts of pages, by `area|key`; compiled where it has plurals or choices. */
  own: Record<string, string | readonly unknown[]>
  /** Changes with any of them. */
  version: string
}

export type Maintenance = { read(): Promise<MaintenanceState>; forget(): void }

export type MaintenanceState = { isUpdating: boolean; reason: string | null; eta: Date | null; since: Date | null }

export type OperatorNetworksService = {
  /** Throws networkNotAllowed when operators may not work from this address. */
  refuse(address: string): Promise<void>
  allows(address: string): Promise<boolean>
  forget(): void
}
