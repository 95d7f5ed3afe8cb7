import type { RolloutHealth, VersionHealth } from '@atrium/shared-utility/contract'
import type { Db } from '../../foundation/db/tx.ts'
import { quarterOf } from '../telemetry/bounds.ts'
import { spans, startOf } from '../telemetry/figures.ts'
import { selectCounts, type Counts } from './health-query.ts'
import type { SelectedRollout } from './list-query.ts'

const [finest, hour] = spans
const minuteMs = 60_000
/** Earlier reports say little of how the version is now. */
const lookBackMs = 30 * minuteMs
const dayMs = 24 * 60 * minuteMs

type Judged = Pick<SelectedRollout, 'parcel' | 'version' | 'before' | 'begun_at' | 'told' | 'limits'>

/** Reports about both versions since then. Where there are too few of the former one, its health on the day before. */
export type Measured = { from: Date; own: Counts; beside: Counts | null; dayBefore: VersionHealth | null }

/**
 * How the two versions of a roll-out did in the same time. Where too few people have the version before it by now, how that
 * did on the day before stands in.
 */
export async function healthOf(rollout: Judged, db: Db, now: Date) {
  return healthFrom(await measure(rollout, db, now))
}

export function healthFrom({ own, beside, dayBefore }: Measured): RolloutHealth {
  return { own: health(own), before: beside === null ? dayBefore : health(beside) }
}

export async function measure(rollout: Judged, db: Db, now: Date): Promise<Measured> {
  const { parcel: slug, version, before, begun_at: begunAt, told, limits } = rollout
  const began = startOf(begunAt, finest)
  const from = startOf(new Date(Math.max(began.getTime(), now.getTime() - lookBackMs)), finest)
  const isSince = from.getTime() === began.getTime()
  const since = async (one: string, known: Counts) => {
    const counts = await selectCounts(db, { slug, version: one, minutes: finest, from })
    return isSince ? minus(counts, known) : counts
  }
  const own = await since(version, told.own)
  if (before === null) return { from, own, beside: null, dayBefore: null }
  const beside = await since(before, told.before)
  if (beside.openings >= limits.openings) return { from, own, beside, dayBefore: null }
  const day = { from: startOf(new Date(begunAt.getTime() - dayMs), hour), until: startOf(begunAt, hour) }
  const ofDay = await selectCounts(db, { slug, version: before, minutes: hour, ...day })
  return { from, own, beside: null, dayBefore: ofDay.openings >= limits.openings ? health(ofDay) : null }
}

function health({ openings, erred, mount }: Counts): VersionHealth {
  // An opening and its error are told apart, so the error may be in another span.
  return { openings, erred: Math.min(erred, openings), mountMs: quarterOf(mount) }
}

/** Rows are of five minutes: what was told in them before the roll-out began is none of its own. */
export function minus(counts: Counts, known: Counts): Counts {
  const mount = counts.mount?.map((count, place) => Math.max(0, count - (known.mount?.[place] ?? 0))) ?? null
  return {
    openings: Math.max(0, counts.openings - known.openings),
    erred: Math.max(0, counts.erred - known.erred),
    mount,
  }
}
