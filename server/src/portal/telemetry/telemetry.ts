import type { OpeningReport } from '@atrium/shared-utility/contract'
import type { Logger } from 'pino'
import { platform } from '../../foundation/db/scope.ts'
import type { Transact } from '../../foundation/db/tx.ts'
import type { PortalReader } from '../boot/portal.ts'
import { errorOf, figureOf, spans, sumOfErrors, sumOfFigures, within, type ErrorCount, type Figure } from './figures.ts'
import { createKnownParcels } from './known-parcels.ts'
import { createLimits } from './limits.ts'
import { createMessages } from './messages.ts'
import { addErrors, addFigures } from './queries.ts'
import { Sums } from './sums.ts'
import { writeDown } from './write-down.ts'

type Options = { tx: Transact; log: Logger; now: () => Date; portal: Pick<PortalReader, 'read'> }
type Told = { openings: readonly OpeningReport[]; revision: string; isOfVisitor: boolean }
/** Hears of each report that counts. */
type Listener = (report: OpeningReport, about: { slug: string; isOfVisitor: boolean }) => void

const keptMs = 60 * 60_000
const figureKey = (row: Figure) =>
  [row.minutes, new Date(row.at).toISOString(), row.slug, row.version, row.kind, row.of_visitors].join('|')
const errorKey = (row: ErrorCount) =>
  [row.minutes, new Date(row.at).toISOString(), row.slug, row.version, row.kind, row.of_visitors, row.message].join('|')

/**
 * What pages tell of their parcels, added up in this process and written down every few seconds in one transaction, to what
 * others wrote. Where there is no database just then it is written down later. A process that is killed loses what it had not
 * written down.
 */
export function createTelemetry({ tx, log, now, portal }: Options) {
  const figures = new Sums<Figure>(figureKey, sumOfFigures)
  const errors = new Sums<ErrorCount>(errorKey, sumOfErrors)
  const messages = createMessages(now)
  const known = createKnownParcels({ portal, tx })
  const listeners = new Set<Listener>()
  return { note, flush, begin: () => writeDown(flush, log), mayTell: createLimits(now), listen }

  function listen(listener: Listener) {
    listeners.add(listener)
  }

  async function note({ openings, revision, isOfVisitor }: Told) {
    for (const report of openings) {
      const slug = await known.slugOf(report.parcel, report.version)
      if (slug === null) continue
      const origin = { now: now(), slug, version: report.version, isOfVisitor, revision }
      figures.add(figureOf(origin, report))
      for (const error of report.errors) {
        const row = errorOf(origin, error)
        const message = messages.admitted(row.message, `${slug}@${report.version}|${isOfVisitor}`)
        errors.add({ ...row, message })
      }
      for (const listener of listeners) listener(report, { slug, isOfVisitor })
    }
  }

  async function flush() {
    const [someFigures, someErrors] = [figures.take(), errors.take()]
    if (someFigures.length === 0 && someErrors.length === 0) return
    try {
      await tx(platform, async (db) => {
        await addFigures(db, inAllSpans(someFigures, new Sums<Figure>(figureKey, sumOfFigures)))
        await addErrors(db, inAllSpans(someErrors, new Sums<ErrorCount>(errorKey, sumOfErrors)))
      })
    } catch (error) {
      const since = now().getTime() - keptMs
      for (const one of someFigures) if (new Date(one.at).getTime() >= since) figures.add(one)
      for (const one of someErrors) if (new Date(one.at).getTime() >= since) errors.add(one)
      throw error
    }
  }
}

function inAllSpans<Row extends Figure | ErrorCount>(rows: readonly Row[], sums: Sums<Row>) {
  for (const row of rows) for (const minutes of spans) sums.add(within(row, minutes))
  return sums.take()
}

export type Telemetry = ReturnType<typeof createTelemetry>

declare module '../../foundation/context/services.ts' {
  interface Services {
    telemetry: Telemetry
  }
}
