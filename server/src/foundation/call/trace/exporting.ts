import { ExportResultCode } from '@opentelemetry/core'
import { OTLPTraceExporter as JsonExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { OTLPTraceExporter as ProtobufExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanExporter,
} from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import type { Tracing } from '../../process/config/tracing.ts'
import { errorLine } from '../../process/log/log-error.ts'

/** So many spans wait for a collector that is away; further ones are dropped. */
const mostWaiting = 2048
const sendLimitMs = 10_000

/** Makes spans and sends them, some seconds later and many at once. No caller waits for that. */
export function createProvider(tracing: Tracing, log: Logger) {
  return new TracerProvider({
    resource: resourceFromAttributes({ ...tracing.attributes, 'service.name': tracing.serviceName }),
    sampler: samplerOf(tracing),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: saidOnce(exporterOf(tracing), log),
        scheduledDelayMillis: tracing.sendAfterMs,
        maxQueueSize: mostWaiting,
      }),
    ],
  })
}

function exporterOf({ url, headers, protocol }: Tracing): SpanExporter {
  const Exporter = protocol === 'http/json' ? JsonExporter : ProtobufExporter
  return new Exporter({ url, headers, timeoutMillis: sendLimitMs })
}

/** A collector that is away is one line, however long it stays so; another line says that it is back. */
function saidOnce(exporter: SpanExporter, log: Logger): SpanExporter {
  let isAway = false
  return {
    export(spans, done) {
      exporter.export(spans, ({ code, error }) => {
        const hasFailed = code !== ExportResultCode.SUCCESS
        if (hasFailed && !isAway) log.warn({ cause: errorLine(error) }, 'traces cannot be sent, and are dropped')
        if (!hasFailed && isAway) log.info('traces are sent again')
        isAway = hasFailed
        done({ code: ExportResultCode.SUCCESS })
      })
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  }
}

function samplerOf({ sampler, ratio }: Tracing) {
  const root = rootOf(sampler.replace('parentbased_', ''), ratio)
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root
}

function rootOf(name: string, ratio: number) {
  if (name === 'traceidratio') return new TraceIdRatioBasedSampler(ratio)
  return name === 'always_off' ? new AlwaysOffSampler() : new AlwaysOnSampler()
}
