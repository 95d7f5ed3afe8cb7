import type { CallOutput, CallParsed, TelemetryPeriod } from '@atrium/shared-utility/contract'
import type { Db } from '../../foundation/db/tx.ts'
import { valueAt } from './bounds.ts'
import { startOf } from './figures.ts'
import { selectErrors, selectFigures, selectSeries, selectVersions, type Span } from './shown-query.ts'

/** Which rows a period is read from, and how many of them, the present one among them. */
const periods: Record<TelemetryPeriod, { minutes: number; steps: number }> = {
  hour: { minutes: 5, steps: 12 },
  day: { minutes: 60, steps: 24 },
  week: { minutes: 60, steps: 24 * 7 },
  month: { minutes: 1440, steps: 30 },
}

export async function listOf(
  db: Db,
  filter: CallParsed<'listTelemetry'>,
  now: Date,
): Promise<CallOutput<'listTelemetry'>> {
  const { total, rows } = await selectFigures(db, { filter, span: spanOf(filter.period, now) })
  return {
    total,
    list: rows.map(({ load, mount, ...row }) => ({ ...row, loadMs: valueAt(load), mountMs: valueAt(mount) })),
  }
}

type One = { slug: string; period: TelemetryPeriod; now: Date }

export async function oneOf(db: Db, { slug, period, now }: One): Promise<CallOutput<'getTelemetry'>> {
  const span = spanOf(period, now)
  const versions = await selectVersions(db, slug, span)
  const first = versions.slice(0, 5)
  const series = await selectSeries(db, { slug, versions: first }, span)
  const errors = await selectErrors(db, slug, span)
  return {
    at: now.toISOString(),
    from: span.from.toISOString(),
    stepMinutes: span.minutes,
    versions: versions.map(versionOf),
    series: series.map(({ load, mount, at, ...row }) => ({
      ...row,
      at: at.toISOString(),
      loadMs: valueAt(load),
      mountMs: valueAt(mount),
    })),
    errors: errors.map(({ first_at: firstAt, last_at: lastAt, ...row }) => ({
      ...row,
      firstAt: firstAt.toISOString(),
      lastAt: lastAt.toISOString(),
    })),
  }
}

function versionOf({
  load,
  mount,
  content,
  fcp,
  lcp,
  ttfb,
  inp,
  cls,
  long_tasks: longTasks,
  ...row
}: Awaited<ReturnType<typeof selectVersions>>[number]) {
  return {
    ...row,
    longTasks,
    loadMs: valueAt(load),
    mountMs: valueAt(mount),
    contentMs: valueAt(content),
    fcpMs: valueAt(fcp),
    lcpMs: valueAt(lcp),
    ttfbMs: valueAt(ttfb),
    inpMs: valueAt(inp),
    cls: valueAt(cls),
  }
}

function spanOf(period: TelemetryPeriod, now: Date): Span {
  const { minutes, steps } = periods[period]
  return { minutes, from: new Date(startOf(now, minutes).getTime() - (steps - 1) * minutes * 60_000) }
}
