import { ConfigError } from '../error/config-error.ts'

/** Where the messengers are reached, and how long one may take to begin an answer; a sign-in may take twice as long. */
export type MessengerSettings = { timeoutMs: number } & (
  | { at: 'vendors' }
  | { at: 'gateway'; url: string }
  /** On the loopback address, started with the server. */
  | { at: 'fake' }
)

export const messengerVariables = ['ATRIUM_MESSENGERS', 'ATRIUM_MESSENGER_TIMEOUT_MS'] as const
/** A variable's value; undefined when it is not set or empty. */
type Read = (name: (typeof messengerVariables)[number]) => string | undefined

export function readMessengerSettings(read: Read, isProduction: boolean): MessengerSettings {
  const timeoutMs = timeout(read('ATRIUM_MESSENGER_TIMEOUT_MS') ?? '5000')
  const value = read('ATRIUM_MESSENGERS')
  if (value === undefined) return { at: 'vendors', timeoutMs }
  if (value === 'fake' && isProduction)
    throw new ConfigError('ATRIUM_MESSENGERS=fake lets anybody be anybody: production refuses it.')
  if (value === 'fake') return { at: 'fake', timeoutMs }
  return { at: 'gateway', url: gateway(value, isProduction), timeoutMs }
}

function gateway(value: string, isProduction: boolean) {
  const url = URL.parse(value)
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && !isProduction)
  if (url === null || !isSafe || url.search + url.hash + url.username !== '')
    throw new ConfigError(
      'ATRIUM_MESSENGERS must be the https:// address of a gateway to the messengers; outside of production http:// or fake will do.',
    )
  return url.href.replace(/\/$/, '')
}

function timeout(value: string) {
  const ms = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN
  if (!(ms >= 100 && ms <= 30_000))
    throw new ConfigError(`ATRIUM_MESSENGER_TIMEOUT_MS must be a whole number from 100 to 30000, not “${value}”.`)
  return ms
}
