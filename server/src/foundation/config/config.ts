import { isIP } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { ConfigError } from '../error/config-error.ts'
import { feishuScript } from './feishu-script.ts'
import { mailConfig, type MailConfig } from './mail.ts'
import { messengerVariables, readMessengerSettings, type MessengerSettings } from './messengers.ts'
import { readWatching, watchingVariables, type Watching } from './watching.ts'
import { readSmsSettings, smsVariables, type SmsSettings } from './sms.ts'

/** What the environment may set. Read once, here; nothing else looks at process.env. */
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
  /** Addresses or networks of the proxies that may name the client's address; empty: nobody may. */
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
}

type Environment = Record<string, string | undefined>

export function readConfig(environment: Environment = process.env): Config {
  refuseUnknown(environment)
  const isProduction = text(environment, 'NODE_ENV') === 'production'
  const port = wholeNumber(environment, { name: 'PORT', fallback: 9000, max: 65_535 })
  const baseUrl = origin(environment)
  if (isProduction && baseUrl === null) throw new ConfigError(baseUrlMissing)
  const folder = text(environment, 'ATRIUM_DATA_DIR') ?? 'data'
  return {
    host: text(environment, 'HOST') ?? '0.0.0.0',
    port,
    baseUrl,
    isSecure: baseUrl?.startsWith('https:') ?? false,
    dataFolder: path.resolve(repositoryFolder, folder),
    edition: oneOf(environment, { name: 'ATRIUM_EDITION', values: ['product', 'developer'], fallback: 'product' }),
    demoPassword: demoPassword(environment),
    databaseUrl: databaseUrl(environment),
    mail: mailConfig({
      url: text(environment, 'ATRIUM_SMTP_URL'),
      from: text(environment, 'ATRIUM_MAIL_FROM'),
      baseUrl,
    }),
    logLevel: oneOf(environment, { name: 'LOG_LEVEL', values: logLevels, fallback: isProduction ? 'info' : 'warn' }),
    trustedProxies: proxies(environment),
    ignoresOperatorNetworks:
      oneOf(environment, {
        name: 'ATRIUM_OPERATOR_NETWORKS',
        values: ['enforced', 'ignored'],
        fallback: 'enforced',
      }) === 'ignored',
    allowsLoopback: loopback(environment, isProduction),
    ...readWatching((name) => text(environment, name), port),
    isProduction,
    repositoryFolder,
    feishuScript: feishuScript(text(environment, 'ATRIUM_FEISHU_SCRIPT')),
    messengers: readMessengerSettings((name) => text(environment, name), isProduction),
    sms: readSmsSettings((name) => text(environment, name), isProduction),
  }
}

const baseUrlMissing =
  'ATRIUM_BASE_URL must be set in production: without it the portal would believe whatever host a request names.'
const repositoryFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../..')
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
/** Every name that begins with `ATRIUM_` and may be set. */
export const known: ReadonlySet<string> = new Set([
  'ATRIUM_ALLOW_LOOPBACK',
  'ATRIUM_BASE_URL',
  'ATRIUM_DATA_DIR',
  'ATRIUM_DEMO_PASSWORD',
  'ATRIUM_EDITION',
  'ATRIUM_FEISHU_SCRIPT',
  'ATRIUM_MAIL_FROM',
  'ATRIUM_SMTP_URL',
  'ATRIUM_OPERATOR_NETWORKS',
  'ATRIUM_TEST_DATABASE_URL',
  'ATRIUM_TRUST_PROXY',
  ...messengerVariables,
  ...smsVariables,
  ...watchingVariables,
])

// A misspelt name would otherwise be a setting that silently does nothing.
function refuseUnknown(environment: Environment) {
  for (const name of Object.keys(environment)) {
    if (name.startsWith('ATRIUM_') && !known.has(name)) {
      throw new ConfigError(`${name} is not a setting of this server; it knows ${[...known].join(', ')}.`)
    }
  }
}

// An empty value is how a compose file says "not set".
function text(environment: Environment, name: string) {
  const value = environment[name]?.trim()
  return value === '' ? undefined : value
}

function wholeNumber(
  environment: Environment,
  { name, fallback, max }: { name: string; fallback: number; max: number },
) {
  const value = text(environment, name) ?? String(fallback)
  const number = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN
  if (!(number <= max)) throw new ConfigError(`${name} must be a whole number from 0 to ${max}, not “${value}”.`)
  return number
}

type Choice<T extends string> = { name: string; values: readonly T[]; fallback: T }

function oneOf<const T extends string>(environment: Environment, { name, values, fallback }: Choice<T>) {
  const value = text(environment, name) ?? fallback
  const found = values.find((candidate) => candidate === value)
  if (found === undefined) throw new ConfigError(`${name} must be one of ${values.join(', ')}, not “${value}”.`)
  return found
}

function origin(environment: Environment) {
  const value = text(environment, 'ATRIUM_BASE_URL')
  if (value === undefined) return null
  const url = URL.parse(value)
  const isOrigin =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === '/' &&
    url.search + url.hash + url.username === ''
  if (!isOrigin)
    throw new ConfigError(`ATRIUM_BASE_URL must be http:// or https:// and a host, with no path, not “${value}”.`)
  return url.origin
}

const proxyNames = ['loopback', 'linklocal', 'uniquelocal']

function proxies(environment: Environment) {
  const list = (text(environment, 'ATRIUM_TRUST_PROXY') ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
  for (const item of list) {
    const [address = '', bits = '0'] = item.split('/')
    const isAddress = isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128)
    if (!isAddress && !proxyNames.includes(item)) {
      throw new ConfigError(
        `ATRIUM_TRUST_PROXY must list addresses, networks (10.0.0.0/8) or ${proxyNames.join(', ')}, not “${item}”.`,
      )
    }
  }
  return list
}

function databaseUrl(environment: Environment) {
  const value = text(environment, 'DATABASE_URL')
  if (value === undefined) return null
  const isUrl = z.url({ protocol: /^postgres(ql)?$/ }).safeParse(value).success
  // The value may hold a password, so the sentence does not repeat it.
  if (!isUrl) throw new ConfigError('DATABASE_URL must be a postgres:// address with user, host and database.')
  return value
}

function demoPassword(environment: Environment) {
  const value = text(environment, 'ATRIUM_DEMO_PASSWORD')
  if (value === undefined) return null
  if (value.length < 8 || value.length > 128)
    throw new ConfigError('ATRIUM_DEMO_PASSWORD must have 8 to 128 characters.')
  return value
}

function loopback(environment: Environment, isProduction: boolean) {
  const value = oneOf(environment, { name: 'ATRIUM_ALLOW_LOOPBACK', values: ['0', '1'], fallback: '0' }) === '1'
  if (value && isProduction)
    throw new ConfigError('ATRIUM_ALLOW_LOOPBACK is for tests and demos; production does not start with it.')
  return value
}
