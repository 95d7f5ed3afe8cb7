import type { Logger } from 'pino'
import type { Config } from '../foundation/process/config/config.ts'
import type { Services } from '../foundation/call/context/services.ts'
import type { openDatabase } from '../foundation/db/database.ts'
import type { Patience } from '../foundation/call/http/patience.ts'
import type { Outgoing } from '../foundation/sending/outgoing/outgoing.ts'
import type { Secrets } from '../foundation/process/secrets/secrets.ts'
import type { TracedDatabase } from '../foundation/call/trace/traced-database.ts'
import type { HashCosts } from '../identity/hashing/derivation.ts'
import type { Hashing } from '../identity/hashing/hashing.ts'
import type { SmsProvider } from '../identity/factor/sms/service.ts'
import type { Demo, FirstRun } from './seed/seed.ts'

/** What a start is given; most of it by tests alone. */
export type ServerOptions = {
  config: Config
  log: Logger
  /** Is told the first password, when this start is the first on its database. */
  showFirstRun?: (firstRun: FirstRun) => void
  /** Aborted when no process waits for this start any more. */
  starting?: AbortSignal
  now?: () => Date
  openWith?: typeof openDatabase
  /** What stands in for the world outside, in tests. */
  outgoing?: Outgoing
  /** Replaces the provider that the configuration names. */
  smsProvider?: SmsProvider
  /** What hashes, and what reads files of strangers, in tests. */
  hashing?: Hashing
  readFile?: Services['readFile']
  passwordCosts?: HashCosts
  /** For slow requests, in tests. */
  patience?: Patience
  /** What a first start leaves in the demo edition; tests do without its people and their month. */
  demo?: Demo
  /** In tests without releases, this machine's build is the portal as it is. */
  releases?: boolean
  /** In tests that are not about it nothing is cleaned up and counted: at each start that was half of the cost. */
  tidies?: boolean
  /** Hears of every call that holds a connection while it waits for something else; else the log does. */
  onHolding?: (error: Error) => void
}

/** Fills in the options that a start leaves out, as a portal in use has them. */
export function asUsual({
  showFirstRun = () => {},
  demo = 'whole',
  releases = true,
  tidies = true,
  ...options
}: StartOptions) {
  const { log, onHolding = (error: Error) => log.error({ err: error }, error.message) } = options
  return { ...options, showFirstRun, demo, releases, tidies, onHolding }
}

type StartOptions = Omit<ServerOptions, 'starting' | 'openWith'>
type RequiredOption =
  | 'config'
  | 'log'
  | 'showFirstRun'
  | 'now'
  | 'outgoing'
  | 'hashing'
  | 'demo'
  | 'releases'
  | 'tidies'
  | 'onHolding'
/** What the parts of a process are made of. */
export type Parts = Required<Pick<ServerOptions, RequiredOption>> &
  Pick<ServerOptions, 'smsProvider' | 'passwordCosts' | 'readFile' | 'patience'> & {
    database: TracedDatabase
    secrets: Secrets
    starting: AbortSignal
  }
