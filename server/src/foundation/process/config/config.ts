import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ConfigError } from '../error/config-error.ts'
import { chromiumOf, type ChromiumSettings } from './chromium.ts'
import { converterOf, type ConverterSettings } from './converter.ts'
import { filesOf, type FileSettings } from './files.ts'
import { mailOf, type MailConfig } from './mail.ts'
import { messengersOf, type MessengerSettings } from './messengers.ts'
import { smsOf, type SmsSettings } from './sms.ts'
import { tracingOf, type Tracing } from './tracing.ts'
import type { UpdateKey } from './updates.ts'
import { parseVariables, type Environment, type logLevels } from './variables.ts'
import { watchingOf, type Watching } from './watching.ts'

export { known } from './variables.ts'

/** What the environment may set. It is read once, here; no other code looks at process.env. */
export type Config = Watching & {
  host: string
  port: number
  /** The origin people use, without a trailing slash. Null: whatever host a request names. */
  baseUrl: string | null
  /** True behind https: cookies are Secure, HSTS is sent. */
  isSecure: boolean
  dataFolder: string
  edition: 'product' | 'developer'
  /** Null: a random one is made on the first run. */
  demoPassword: string | null
  /** Null: the embedded database in the data folder. */
  databaseUrl: string | null
  /** Null: the portal sends no mail, and offers nothing that needs it. */
  mail: MailConfig | null
  logLevel: (typeof logLevels)[number]
  /** Addresses or networks of the proxies that may name the client's address; empty: no proxy may. */
  trustedProxies: string[]
  /** True lets outgoing calls, such as those to an enterprise's identity provider, reach this very machine. */
  allowsLoopback: boolean
  /** The way back in when the list of the operators' networks shuts them all out. */
  ignoresOperatorNetworks: boolean
  /** Production seeds no demo, and serves no OpenAPI. */
  isProduction: boolean
  repositoryFolder: string
  /** The address of Feishu's bridge for pages that Feishu opens; null: switched off. */
  feishuScript: string | null
  messengers: MessengerSettings
  sms: SmsSettings
  /** False where no variable names a service for SMS: then operators may. */
  isSmsSet: boolean
  files: FileSettings
  chromium: ChromiumSettings
  converter: ConverterSettings
  /** Where traces go; null: nothing is traced. */
  tracing: Tracing | null
  /** The keys that may sign updates of the platform; empty: none. */
  updateKeys: UpdateKey[]
  /** The keys of other portals whose exported revisions this one takes. */
  revisionKeys: UpdateKey[]
}

export function readConfig(environment: Environment = process.env): Config {
  const set = parseVariables(environment)
  const isProduction = isSetTo(environment, 'NODE_ENV', 'production')
  if (isProduction && set.ATRIUM_BASE_URL === null) throw new ConfigError(baseUrlMissing)
  if (isProduction && set.ATRIUM_ALLOW_LOOPBACK === '1') throw new ConfigError(loopbackInProduction)
  return {
    host: set.HOST,
    port: set.PORT,
    baseUrl: set.ATRIUM_BASE_URL,
    isSecure: set.ATRIUM_BASE_URL?.startsWith('https:') ?? false,
    dataFolder: path.resolve(repositoryFolder, set.ATRIUM_DATA_DIR),
    edition: set.ATRIUM_EDITION,
    demoPassword: set.ATRIUM_DEMO_PASSWORD,
    databaseUrl: set.DATABASE_URL,
    mail: mailOf(set),
    logLevel: set.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    trustedProxies: set.ATRIUM_TRUST_PROXY,
    ignoresOperatorNetworks: set.ATRIUM_OPERATOR_NETWORKS === 'ignored',
    allowsLoopback: set.ATRIUM_ALLOW_LOOPBACK === '1',
    ...watchingOf(set),
    isProduction,
    repositoryFolder,
    feishuScript: set.ATRIUM_FEISHU_SCRIPT,
    messengers: messengersOf(set, isProduction),
    sms: smsOf(set, isProduction),
    isSmsSet: set.ATRIUM_SMS_PROVIDER !== undefined,
    files: filesOf(set, isProduction),
    chromium: chromiumOf(set),
    converter: converterOf(set, isProduction),
    tracing: tracingOf(set),
    updateKeys: set.ATRIUM_UPDATE_KEYS,
    revisionKeys: set.ATRIUM_REVISION_KEYS,
  }
}

const baseUrlMissing =
  'ATRIUM_BASE_URL must be set in production: without it the portal would believe whatever host a request names.'
const loopbackInProduction = 'ATRIUM_ALLOW_LOOPBACK is for tests and demos; production does not start with it.'
const repositoryFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../../..')

// It says whose server this is and is not a setting of the portal: any other value belongs to another program.
function isSetTo(environment: Environment, name: string, value: string) {
  return environment[name]?.trim() === value
}
