import type * as Prometheus from 'prom-client'
import type { Telemetry } from '../../delivery/telemetry/telemetry.ts'

const seconds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const timed = { load: 'its code was there', mount: 'it was mounted', content: 'its content was drawn' } as const

type Labels = { parcel: string; version: string; visitor: string }

const hourMs = 60 * 60_000

/**
 * What pages have told this process of their parcels, by the versions that are in force or were told of within a day: a
 * system that reads the metrics keeps each for long, and versions come with every release.
 */
export function countParcels(
  { Counter, Histogram }: Pick<typeof Prometheus, 'Counter' | 'Histogram'>,
  registry: Prometheus.Registry,
  telemetry: Telemetry,
) {
  const labelNames = ['parcel', 'version', 'visitor'] as const
  const registers = [registry]
  const counter = (name: string, help: string) => new Counter({ name, help, labelNames, registers })
  const openings = counter('parcel_openings_total', 'Openings of parcels that pages have told of')
  const failed = counter('parcel_failed_openings_total', 'Of them, those that did not come up')
  const erred = counter('parcel_erred_openings_total', 'Of them, those with an error of any kind')
  const times = (['load', 'mount', 'content'] as const).map((measure) => {
    const help = `Time until ${timed[measure]}`
    return [
      measure,
      new Histogram({ name: `parcel_${measure}_seconds`, help, labelNames, registers, buckets: seconds }),
    ] as const
  })
  const told = new Map<string, { labels: Labels; at: number }>()
  let forgotAt = 0
  telemetry.listen((report, { slug, isOfVisitor, now }) => {
    const labels = { parcel: slug, version: report.version, visitor: String(isOfVisitor) }
    told.set(Object.values(labels).join('|'), { labels, at: now.getTime() })
    if (now.getTime() - forgotAt >= hourMs) forget(now.getTime())
    openings.inc(labels, Number(report.began))
    failed.inc(labels, Number(report.failed))
    erred.inc(labels, Number(report.erred))
    for (const [measure, histogram] of times) {
      const ms = report.timings[measure]
      if (ms !== undefined) histogram.observe(labels, ms / 1000)
    }
  })

  function forget(now: number) {
    forgotAt = now
    for (const [key, { labels, at }] of told) {
      if (at > now - 24 * hourMs || telemetry.isInForce(labels.parcel, labels.version)) continue
      told.delete(key)
      for (const metric of [openings, failed, erred, ...times.map(([, histogram]) => histogram)]) metric.remove(labels)
    }
  }
}
