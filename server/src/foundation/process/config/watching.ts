import { z } from 'zod'
import { ConfigError } from '../error/config-error.ts'
import { must, wholeNumber } from './value.ts'

export type Watching = {
  /** A caller that presents it may read the metrics; null with no port of their own: no caller may. */
  metricsToken: string | null
  /** A port for the metrics alone. */
  metricsPort: number | null
  /** Where weaknesses are reported, as a URI; null: not told. */
  securityContact: string | null
  /** How long a process that ends goes on serving, so that a monitor sees that it is no longer ready. */
  drainMs: number
}

export const watchingVariables = {
  // The value is a secret, so the sentence does not repeat it.
  ATRIUM_METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, must('have 16 to 200 characters, without spaces'))
    .nullable()
    .default(null),
  ATRIUM_METRICS_PORT: wholeNumber(1, 65_535).nullable().default(null),
  ATRIUM_DRAIN_SECONDS: wholeNumber(0, 60).default(5),
  // RFC 9116, 2.5.3: a URI. An address of mail alone is what people write.
  ATRIUM_SECURITY_CONTACT: z
    .string()
    .transform((value) => (z.email().safeParse(value).success ? `mailto:${value}` : value))
    .refine(
      (value) => /^(mailto:|https:\/\/|tel:)[\x21-\x7e]+$/.test(value),
      must('be an address of mail, or begin with mailto:, https:// or tel:'),
    )
    .nullable()
    .default(null),
}

type Variables = z.infer<z.ZodObject<typeof watchingVariables>> & { PORT: number }

/** Which callers may look at how the server fares, and where its faults are reported. */
export function watchingOf(set: Variables): Watching {
  const { ATRIUM_METRICS_PORT: metricsPort, PORT: taken } = set
  if (metricsPort === taken)
    throw new ConfigError(`ATRIUM_METRICS_PORT must be another port than PORT, which is ${taken} too.`)
  return {
    metricsToken: set.ATRIUM_METRICS_TOKEN,
    metricsPort,
    securityContact: set.ATRIUM_SECURITY_CONTACT,
    drainMs: set.ATRIUM_DRAIN_SECONDS * 1000,
  }
}
