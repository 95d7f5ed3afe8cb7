import type { Row } from '../../db/schema.ts'
import type { Limit } from './limit.ts'

/**
 * The limits that many people share: an office that begins its day has many attempts in flight, and most will be right.
 */
const ofMany: readonly Limit['kind'][] = ['ip', 'network', 'signOn']
/** The rest counts as failed: else a program could guess at as many accounts at once as it likes. */
export const mostInFlight = 60
/** An attempt that takes longer is lost: its process was killed. It has failed then. */
const longestMs = 60_000

/** An attempt at one account counts as failed from its beginning, so that fifty at once get no more tries. */
export function countsInFlight({ kind }: Limit) {
  return ofMany.includes(kind)
}

/** Attempts that have begun and not ended. */
export function inFlightOf(row: Pick<Row<'throttle'>, 'in_flight' | 'in_flight_at'> | undefined, now: Date) {
  if (!row?.in_flight_at || Math.abs(now.getTime() - row.in_flight_at.getTime()) > longestMs) return 0
  return row.in_flight
}
