import { z } from 'zod'
import { ConfigError } from '../error/config-error.ts'
import { wholeNumber } from './value.ts'

/** Where the messengers are reached, and how long one may take to begin an answer; a sign-in may take twice as long. */
export type MessengerSettings = { timeoutMs: number } & (
  | { at: 'providers' }
  | { at: 'gateway'; url: string }
  /** On the loopback address, started with the server. */
  | { at: 'fake' }
)

export const messengerVariables = {
  ATRIUM_MESSENGERS: z.string().optional(),
  ATRIUM_MESSENGER_TIMEOUT_MS: wholeNumber(100, 30_000).default(5000),
}

type Variables = { ATRIUM_MESSENGERS?: string; ATRIUM_MESSENGER_TIMEOUT_MS: number }

export function messengersOf(set: Variables, isProduction: boolean): MessengerSettings {
  const { ATRIUM_MESSENGERS: value, ATRIUM_MESSENGER_TIMEOUT_MS: timeoutMs } = set
  if (value === undefined) return { at: 'providers', timeoutMs }
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
