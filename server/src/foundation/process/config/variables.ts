import { isIP } from 'node:net'
import { z } from 'zod'
import { ConfigError } from '../error/config-error.ts'
import { chromiumVariables } from './chromium.ts'
import { converterVariables } from './converter.ts'
import { fileVariables } from './files.ts'
import { feishuScript } from './feishu-script.ts'
import { mailVariables } from './mail.ts'
import { messengerVariables } from './messengers.ts'
import { smsVariables } from './sms.ts'
import { revisionVariables } from './revisions.ts'
import { tracingVariables } from './tracing.ts'
import { updateVariables } from './updates.ts'
import { must, mustNot, oneOf, wholeNumber } from './value.ts'
import { watchingVariables } from './watching.ts'

export type Environment = Record<string, string | undefined>

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
const proxyNames = ['loopback', 'linklocal', 'uniquelocal']

/** Every variable that the server reads, each by itself; config.ts looks at rules over two of them. */
const variables = z.object({
  PORT: wholeNumber(0, 65_535).default(9000),
  HOST: z.string().default('0.0.0.0'),
  ATRIUM_BASE_URL: z
    .string()
    .refine(isOrigin, mustNot('be http:// or https:// and a host, with no path'))
    .transform((value) => new URL(value).origin)
    .nullable()
    .default(null),
  ATRIUM_DATA_DIR: z.string().default('data'),
  ATRIUM_EDITION: oneOf(['product', 'developer']).default('product'),
  ATRIUM_DEMO_PASSWORD: z
    .string()
    .refine(({ length }) => length >= 8 && length <= 128, must('have 8 to 128 characters'))
    .nullable()
    .default(null),
  // The value may hold a password, so the sentence does not repeat it.
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, ...must('be a postgres:// address with user, host and database') })
    .nullable()
    .default(null),
  LOG_LEVEL: oneOf(logLevels).optional(),
  ATRIUM_TRUST_PROXY: z
    .string()
    .transform(listed)
    .pipe(
      z.array(z.string().refine(isProxy, mustNot(`list addresses, networks (10.0.0.0/8) or ${proxyNames.join(', ')}`))),
    )
    .prefault(''),
  ATRIUM_OPERATOR_NETWORKS: oneOf(['enforced', 'ignored']).default('enforced'),
  ATRIUM_ALLOW_LOOPBACK: oneOf(['0', '1']).default('0'),
  ATRIUM_FEISHU_SCRIPT: feishuScript,
  /** Only the tests read it, which share their environment with the servers that they start. */
  ATRIUM_TEST_DATABASE_URL: z.string().optional(),
  ...chromiumVariables,
  ...converterVariables,
  ...fileVariables,
  ...mailVariables,
  ...messengerVariables,
  ...smsVariables,
  ...tracingVariables,
  ...updateVariables,
  ...revisionVariables,
  ...watchingVariables,
})

/** Every name that may be set. */
export const known: ReadonlySet<string> = new Set(Object.keys(variables.shape))

/** The variables as values. The first that is not allowed, or that is unknown, is refused in a sentence. */
export function parseVariables(environment: Environment) {
  refuseUnknown(environment)
  const { success, data, error } = variables.safeParse(whatIsSet(environment))
  if (success) return data
  const [issue] = error.issues
  throw new ConfigError(`${String(issue?.path[0])} ${issue?.message}`)
}

// An empty value is how a compose file says "not set".
function whatIsSet(environment: Environment) {
  const trimmed = Object.entries(environment).map(([name, value]) => [name, value?.trim()] as const)
  return Object.fromEntries(trimmed.filter(([, value]) => value !== undefined && value !== ''))
}

// A misspelt name would otherwise be a setting that silently does nothing.
function refuseUnknown(environment: Environment) {
  const unknown = Object.keys(environment).find((name) => isOurs(name) && !known.has(name))
  if (unknown !== undefined)
    throw new ConfigError(
      `${unknown} is not a setting of this server; it knows ${[...known].filter(isOurs).join(', ')}.`,
    )
}

function isOurs(name: string) {
  return name.startsWith('ATRIUM_')
}

function isOrigin(value: string) {
  const url = URL.parse(value)
  if (url === null || !/^https?:$/.test(url.protocol)) return false
  return url.pathname === '/' && url.search + url.hash + url.username === ''
}

function listed(value: string) {
  const items = value.split(',').map((item) => item.trim())
  return items.filter((item) => item !== '')
}

function isProxy(item: string) {
  const [address = '', bits = '0'] = item.split('/')
  const isNetwork = isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128)
  return isNetwork || proxyNames.includes(item)
}
