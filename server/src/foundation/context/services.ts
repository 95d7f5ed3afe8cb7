import type { Lang, RouteEntry } from '@atrium/shared-utility/contract'
import type { Db, Transact } from '../db/tx.ts'
import type { Secrets } from '../secrets/secrets.ts'

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
  /** From where operators may work. */
  operatorNetworks: OperatorNetworksService
  /** The words of the portal in a language, and the version that changes with any of them. */
  dictionary(lang: Lang): Promise<{ words: Record<string, string>; version: string }>
  /** The route table of an enterprise: what the parcels declare, then the database's own. Empty while there is no build. */
  routes(db: Db, entId: string | null): Promise<RouteEntry[]>
}

export type Maintenance = { read(): Promise<MaintenanceState>; forget(): void }

export type MaintenanceState = { isUpdating: boolean; reason: string | null; eta: Date | null; since: Date | null }

export type OperatorNetworksService = {
  /** Throws networkNotAllowed when operators may not work from this address. */
  refuse(address: string): Promise<void>
  allows(address: string): Promise<boolean>
  forget(): void
}
