import type * as Prometheus from 'prom-client'
import type { Telemetry } from '../../portal/telemetry/telemetry.ts'

const seconds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const timed = { load: 'its code was there', mount: 'it was mounted', content: 'its content was drawn' } as const

/** What pages have told this process of their parcels: there are as many of each as there are versions that pages are of. */
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
  telemetry.listen((report, { slug, isOfVisitor }) => {
    const labels = { parcel: slug, version: report.version, visitor: String(isOfVisitor) }
    openings.inc(labels, Number(report.began))
    failed.inc(labels, Number(report.failed))
    erred.inc(labels, Number(report.erred))
    for (const [measure, histogram] of times) {
      const ms = report.timings[measure]
      if (ms !== undefined) histogram.observe(labels, ms / 1000)
    }
  })
}
