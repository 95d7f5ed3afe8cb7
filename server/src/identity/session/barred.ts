import type { Barred } from '../../foundation/context/context.ts'
import type { SessionRow } from './access-query.ts'
import { spaceStatus } from './space-status.ts'

/** Why the enterprise of the call lets somebody in no longer whom it knows; null where it does, or never knew them. */
export function barredFrom(row: SessionRow, now: Date): Barred | null {
  const why = barredWhy(row, now)
  if (why === null || row.space_id === null || row.space_name === null) return null
  return { entId: row.space_id, name: row.space_name, why }
}

function barredWhy(row: SessionRow, now: Date): Barred['why'] | null {
  if (row.platform_type !== null || row.membership === null) return null
  if (row.membership === 'suspended') return 'membershipSuspended'
  if (row.membership === 'left') return 'membershipEnded'
  const facts = { status: row.space_status, expiresAt: row.space_expires_at, isOperator: false, now }
  return spaceStatus(facts) === 'suspended' ? 'spaceSuspended' : null
}
