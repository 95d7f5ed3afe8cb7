import { z } from 'zod'
import { ConfigError } from '../error/config-error.ts'
import { must, mustNot, oneOf, wholeNumber } from './value.ts'

/** Where traces go, and which; https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables */
export type Tracing = {
  /** Where they are posted to, whole. */
  url: string
  /** They may hold a secret of the collector's. */
  headers: Record<string, string>
  protocol: (typeof protocols)[number]
  serviceName: string
  /** What else is said of this server with every trace. */
  attributes: Record<string, string>
  sampler: (typeof samplers)[number]
  /** Which share is kept, of samplers that keep one. */
  ratio: number
  /** How long what is over waits for more to be sent with. */
  sendAfterMs: number
}

const protocols = ['http/protobuf', 'http/json'] as const
const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

const address = z
  .url({ protocol: /^https?$/, ...must('be an http:// or https:// address') })
  .nullable()
  .default(null)
const pairs = z
  .string()
  .refine((value) => pairsOf(value) !== null, must('be name=value, with commas between and values percent-encoded'))
  .transform((value) => pairsOf(value) ?? {})
  .prefault('')

export const tracingVariables = {
  OTEL_BSP_SCHEDULE_DELAY: wholeNumber(1, 60_000).default(5000),
  OTEL_EXPORTER_OTLP_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address,
  // The values are secrets, so the sentence does not repeat them.
  OTEL_EXPORTER_OTLP_HEADERS: pairs,
  OTEL_EXPORTER_OTLP_PROTOCOL: oneOf(protocols).default('http/protobuf'),
  OTEL_RESOURCE_ATTRIBUTES: pairs,
  OTEL_SDK_DISABLED: oneOf(['true', 'false']).default('false'),
  OTEL_SERVICE_NAME: z.string().max(200).default('atrium'),
  OTEL_TRACES_EXPORTER: oneOf(['otlp', 'none']).default('otlp'),
  OTEL_TRACES_SAMPLER: oneOf(samplers).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .refine((value) => /^\d*\.?\d+$/.test(value) && Number(value) <= 1, mustNot('be a share from 0 to 1'))
    .transform(Number)
    .default(1),
}

type Variables = z.infer<z.ZodObject<typeof tracingVariables>>

/** Null where no collector is named: then nothing that traces is even loaded. */
export function tracingOf(set: Variables): Tracing | null {
  const url = set.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? ofTraces(set.OTEL_EXPORTER_OTLP_ENDPOINT)
  if (url === null || set.OTEL_SDK_DISABLED === 'true' || set.OTEL_TRACES_EXPORTER === 'none') return null
  if (URL.parse(url)?.username !== '')
    throw new ConfigError('OTEL_EXPORTER_OTLP_HEADERS is where a collector’s secret stands, not its address.')
  return {
    url,
    headers: set.OTEL_EXPORTER_OTLP_HEADERS,
    protocol: set.OTEL_EXPORTER_OTLP_PROTOCOL,
    serviceName: set.OTEL_SERVICE_NAME,
    attributes: set.OTEL_RESOURCE_ATTRIBUTES,
    sampler: set.OTEL_TRACES_SAMPLER,
    ratio: set.OTEL_TRACES_SAMPLER_ARG,
    sendAfterMs: set.OTEL_BSP_SCHEDULE_DELAY,
  }
}

// The address without a signal is where all signals go; each has a path of its own there.
function ofTraces(endpoint: string | null) {
  return endpoint === null ? null : `${endpoint.replace(/\/$/, '')}/v1/traces`
}

function pairsOf(text: string): Record<string, string> | null {
  const items = text.split(',').map((item) => item.trim())
  try {
    const pairs = items.filter((item) => item !== '').map(pairOf)
    return pairs.every((pair) => pair !== null) ? Object.fromEntries(pairs) : null
  } catch {
    // A value that is not percent-encoded; the sentence says so.
    return null
  }
}

function pairOf(item: string) {
  const at = item.indexOf('=')
  return at < 1 ? null : ([item.slice(0, at).trim(), decodeURIComponent(item.slice(at + 1).trim())] as const)
}
