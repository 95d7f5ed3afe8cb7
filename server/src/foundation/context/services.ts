import type { Lang, RouteEntry } from '@atrium/shared-utility/contract'
import type { BaseConfigService } from '../../portal/boot/base-config-service.ts'
import type { Db, Transact } from '../db/tx.ts'
import type { Hashing } from '../../identity/hashing/hashing.ts'
import type { NewJob } from '../job/job.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Messengers } from '../../identity/messenger/vendor/messengers.ts'
import type { Outside } from '../outgoing/outside.ts'
import type { Secrets } from '../secrets/secrets.ts'
import type { OperatorNetworksService } from '../../operation/network/operator-networks.ts'
import type { Passwords } from '../../identity/hashing/passwords.ts'
import type { Sms } from '../../identity/sms/sms.ts'

/** What the server lends to handlers and jobs: each is made once at the start. */
export type Services = {
  /** A transaction of its own, for what must be kept even when the call refuses. */
  tx: Transact
  /** The words of the portal in a language, and the version that changes with any of them. */
  dictionary(lang: Lang): Promise<{ words: Record<string, string>; version: string }>
  baseConfig: BaseConfigService
  /** The route table of an enterprise: what the parcels declare, then the database's own. Empty while there is no build. */
  routes(db: Db, entId: string | null): Promise<RouteEntry[]>
  maintenance: { read(): Promise<MaintenanceState>; forget(): void }
  /** Adds a job in the transaction of its cause; a key that exists already is left alone. Answers the job's id. */
  enqueue(db: Db, job: NewJob): Promise<string>
  hashing: Hashing
  passwords: Passwords
  /** Null where no mail is configured. */
  mailer: Mailer | null
  /** From where operators may work. */
  operatorNetworks: OperatorNetworksService
  messengers: Messengers
  /** The address of Feishu's bridge on pages that Feishu opens; null where there is none. */
  feishuScript: string | null
  outside: Outside
  secrets: Secrets
  sms: Sms
}

export type MaintenanceState = { isUpdating: boolean; reason: string | null; eta: Date | null }
