import { Problem, type OpeningReport } from '@atrium/shared-utility/contract'
import type { Logger } from 'pino'
import { isRefusedData } from '../../foundation/db/failure.ts'
import { platform } from '../../foundation/db/scope.ts'
import type { Transact } from '../../foundation/db/tx.ts'
import type { PortalReader } from '../../portal/page/boot/portal.ts'
import { errorOf, figureOf, spans, sumOfErrors, sumOfFigures, within, type ErrorCount, type Figure } from './figures.ts'
import { createKnownParcels, type Shown } from './known-parcels.ts'
import { createLimits } from './limits.ts'
import { createMessages } from './messages.ts'
import { createPeople } from './people.ts'
import { addErrors, addFigures, addShares } from './queries.ts'
import { createShareOf, shareFrom, shareKey, sumOfShares, type Share } from './shares.ts'
import { Sums } from './sums.ts'
import { writeDown } from './write-down.ts'

type Options = { tx: Transact; log: Logger; now: () => Date; portal: Pick<PortalReader, 'read'>; shown: Shown }
type Report = {
  openings: readonly OpeningReport[]
  revision: string
  isOfVisitor: boolean
  /** The share of the enterprises, where that is known: see `createShareOf`. */
  share?: number
}
/** Hears of each report that counts. */
type Listener = (report: OpeningReport, about: { slug: string; isOfVisitor: boolean; now: Date }) => void

const keptMs = 60 * 60_000
const figureKey = (row: Figure) =>
  [row.minutes, new Date(row.at).toISOString(), row.slug, row.version, row.kind, row.of_visitors].join('|')
const errorKey = (row: ErrorCount) =>
  [row.minutes, new Date(row.at).toISOString(), row.slug, row.version, row.kind, row.of_visitors, row.message].join('|')

/**
 * What pages tell of their parcels, added up in this process and written down every few seconds, each parcel in a
 * transaction of its own, to what others wrote. Without a database it is written down later. A process that is killed
 * loses what it had not written down.
 */
export function createTelemetry({ tx, log, now, portal, shown }: Options) {
  const figures = new Sums<Figure>(figureKey, sumOfFigures)
  const errors = new Sums<ErrorCount>(errorKey, sumOfErrors)
  const shares = new Sums<Share>(shareKey, sumOfShares)
  const messages = createMessages(now)
  const known = createKnownParcels({ portal, tx, shown })
  const listeners = new Set<Listener>()
  return {
    note,
    flush,
    begin: () => writeDown(flush, log),
    mayTell: createLimits(now),
    isOfPerson: createPeople(now),
    shareOf: createShareOf(),
    listen,
    isInForce: known.isInForce,
  }

  function listen(listener: Listener) {
    listeners.add(listener)
  }

  async function note({ openings, revision, isOfVisitor, share }: Report) {
    const rolledOut = share === undefined ? [] : await shown()
    for (const report of openings) {
      const slug = await known.slugOf(report.parcel, report.version)
      if (slug === null) continue
      const origin = { now: now(), slug, version: report.version, isOfVisitor, revision }
      figures.add(figureOf(origin, report))
      if (share !== undefined && rolledOut.some(({ name }) => name === report.parcel))
        shares.add(shareFrom({ ...origin, share }, report))
      for (const error of report.errors) {
        const row = errorOf(origin, error)
        const message = messages.admitted(row.message, `${slug}@${report.version}|${isOfVisitor}`)
        errors.add({ ...row, message })
      }
      for (const listener of listeners) listener(report, { slug, isOfVisitor, now: origin.now })
    }
  }

  async function flush() {
    const failures: unknown[] = []
    for (const one of byParcel(figures.take(), errors.take(), shares.take())) {
      // A failure of the database itself affects every parcel, and each would wait for it.
      if (failures.some((failure) => failure instanceof Problem)) keep(one)
      else
        await writeOrDrop(one, { tx, log }).catch((error: unknown) => {
          keep(one)
          failures.push(error)
        })
    }
    if (failures.length > 1) throw new AggregateError(failures, 'several parcels could not be written down')
    if (failures.length === 1) throw failures[0]
  }

  /** Keeps figures for the next time, as long as they are not too old. */
  function keep(one: OfParcel) {
    const since = now().getTime() - keptMs
    for (const row of one.figures) if (new Date(row.at).getTime() >= since) figures.add(row)
    for (const row of one.shares) if (new Date(row.at).getTime() >= since) shares.add(row)
    for (const row of one.errors) if (new Date(row.at).getTime() >= since) errors.add(row)
  }
}

/** Errors that the database itself refuses are never taken, and would hold up what is told after them. */
async function writeOrDrop(one: OfParcel, { tx, log }: Pick<Options, 'tx' | 'log'>) {
  try {
    await write(one, tx)
  } catch (error) {
    if (!isRefusedData(error) || one.errors.length === 0) throw error
    await write({ ...one, errors: [] }, tx)
    const dropped = one.errors.length
    log.error({ err: error, dropped }, 'the database refused errors that pages told: they are lost')
  }
}

function write(one: OfParcel, tx: Transact) {
  return tx(platform, async (db) => {
    await addFigures(db, inAllSpans(one.figures, new Sums<Figure>(figureKey, sumOfFigures)))
    await addShares(db, one.shares)
    await addErrors(db, inAllSpans(one.errors, new Sums<ErrorCount>(errorKey, sumOfErrors)))
  })
}

type OfParcel = { figures: readonly Figure[]; errors: readonly ErrorCount[]; shares: readonly Share[] }

function byParcel(figures: readonly Figure[], errors: readonly ErrorCount[], shares: readonly Share[]): OfParcel[] {
  const sharesOf = Map.groupBy(shares, ({ slug }) => slug)
  const [figuresOf, errorsOf] = [Map.groupBy(figures, ({ slug }) => slug), Map.groupBy(errors, ({ slug }) => slug)]
  return [...new Set([...figuresOf.keys(), ...errorsOf.keys()])].map((slug) => ({
    figures: figuresOf.get(slug) ?? [],
    errors: errorsOf.get(slug) ?? [],
    shares: sharesOf.get(slug) ?? [],
  }))
}

function inAllSpans<Row extends Figure | ErrorCount>(rows: readonly Row[], sums: Sums<Row>) {
  for (const row of rows) for (const minutes of spans) sums.add(within(row, minutes))
  return sums.take()
}

export type Telemetry = ReturnType<typeof createTelemetry>

declare module '../../foundation/call/context/services.ts' {
  interface Services {
    telemetry: Telemetry
  }
}
