import { z } from 'zod'
import { ConfigError } from '../error/config-error.ts'

export const watchingVariables = ['ATRIUM_METRICS_TOKEN', 'ATRIUM_METRICS_PORT', 'ATRIUM_SECURITY_CONTACT'] as const

export type Watching = {
  /** Whoever shows it may read the metrics; null with no port of their own: nobody may. */
  metricsToken: string | null
  /** A port for the metrics alone. */
  metricsPort: number | null
  /** Where weaknesses are reported, as a URI; null: not told. */
  securityContact: string | null
}

type Read = (name: (typeof watchingVariables)[number]) => string | undefined

/** Who may look at how the server fares, and whom to tell of what is wrong with it. */
export function readWatching(read: Read, port: number): Watching {
  return {
    metricsToken: metricsToken(read('ATRIUM_METRICS_TOKEN')),
    metricsPort: metricsPort(read('ATRIUM_METRICS_PORT'), port),
    securityContact: contact(read('ATRIUM_SECURITY_CONTACT')),
  }
}

// The value is a secret, so the sentence does not repeat it.
function metricsToken(value: string | undefined) {
  if (value === undefined) return null
  if (!/^[\x21-\x7e]{16,200}$/.test(value))
    throw new ConfigError('ATRIUM_METRICS_TOKEN must have 16 to 200 characters, without spaces.')
  return value
}

function metricsPort(value: string | undefined, taken: number) {
  if (value === undefined) return null
  const port = /^\d{1,5}$/.test(value) ? Number(value) : 0
  if (port < 1 || port > 65_535)
    throw new ConfigError(`ATRIUM_METRICS_PORT must be a whole number from 1 to 65535, not “${value}”.`)
  if (port === taken)
    throw new ConfigError(`ATRIUM_METRICS_PORT must be another port than PORT, which is ${taken} too.`)
  return port
}

/** RFC 9116, 2.5.3: a URI. An address of mail alone is what people write. */
function contact(value: string | undefined) {
  if (value === undefined) return null
  if (z.email().safeParse(value).success) return `mailto:${value}`
  if (!/^(mailto:|https:\/\/|tel:)[\x21-\x7e]+$/.test(value))
    throw new ConfigError(
      `ATRIUM_SECURITY_CONTACT must be an address of mail, or begin with mailto:, https:// or tel:.`,
    )
  return value
}
