import type { Barred } from '../../foundation/call/context/session.ts'
import type { SessionRow } from './access-query.ts'
import { closedWhy, type Terms } from './space-status.ts'

/** Why the enterprise of the call no longer lets a former member in; null where it does, or never knew them. */
export function barredFrom(row: SessionRow, now: Date): Barred | null {
  const closed = barredWhy(row, now)
  if (closed === null || row.space_id === null || row.space_name === null) return null
  return { entId: row.space_id, name: row.space_name, ...closed }
}

function barredWhy(row: SessionRow, now: Date): Pick<Barred, 'why' | 'at'> | null {
  if (row.platform_type !== null || row.membership === null) return null
  if (row.membership === 'suspended') return { why: 'membershipSuspended', at: null }
  if (row.membership === 'left') return { why: 'membershipEnded', at: null }
  return closedWhy(termsOf(row), now)
}

export function termsOf(row: SessionRow): Terms {
  return { status: row.space_status, expires_at: row.space_expires_at, closes_at: row.space_closes_at }
}
