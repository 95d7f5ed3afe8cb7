import type { Logger } from 'pino'
import type { Demo } from '../composition/seed/seed.ts'
import type { DatabaseAddress } from '../foundation/db/pool.ts'
import type { Patience } from '../foundation/call/http/patience.ts'
import type { Outgoing } from '../foundation/sending/outgoing/outgoing.ts'
import type { ReadFile } from '../foundation/file/reader/read-in-process.ts'
import type { HashCosts } from '../identity/hashing/derivation.ts'
import type { Hashing } from '../identity/hashing/hashing.ts'
import type { SmsProvider } from '../identity/factor/sms/service.ts'
import type { Client } from './client.ts'
import type { OnStatement } from './open-database.ts'

/** What a test may have otherwise than the other tests. */
export type TestServerOptions = {
  environment?: Record<string, string>
  now?: () => Date
  repositoryFolder?: string
  outgoing?: Outgoing
  log?: Logger
  smsProvider?: SmsProvider
  hashing?: Hashing
  readFile?: ReadFile
  patience?: Patience
  passwordCosts?: HashCosts
  demo?: Demo
  /** Registers the build of the folder, as the product does. */
  releases?: boolean
  /** Cleans up and counts, as the product does at its start and every hour. */
  tidies?: boolean
  /** What stands between the server and its database. */
  behind?: (address: DatabaseAddress) => Promise<DatabaseAddress>
  /** Hears of every statement that the server runs, and of what came of it. */
  onStatement?: OnStatement
  /** What stands between a test and its browsers. */
  clientOf?: (client: Client) => Client
}

/** What another process on the same data may have otherwise. */
export type OfOneProcess = Pick<TestServerOptions, 'repositoryFolder' | 'log' | 'tidies'>
