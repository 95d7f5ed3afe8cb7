import type { DeployToken } from '@atrium/shared-utility/contract'
import type { SelectedToken } from './queries.ts'

type Facts = { revoked_at: Date | null; expires_at: Date; isBacked: boolean }

/** The state of a token at this moment. A revoked one stays so, also once its time is over. */
export function stateOf(
  { revoked_at: revokedAt, expires_at: expiresAt, isBacked }: Facts,
  now: Date,
): DeployToken['state'] {
  if (revokedAt !== null) return 'revoked'
  if (expiresAt.getTime() <= now.getTime()) return 'expired'
  return isBacked ? 'live' : 'unbacked'
}

/** A token as operators see it. */
export function deployTokenOf(row: SelectedToken, now: Date): DeployToken {
  return {
    id: row.id,
    label: row.label,
    state: stateOf(row, now),
    createdAt: row.created_at.toISOString(),
    createdBy: row.creator,
    expiresAt: row.expires_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    lastUsedFrom: row.last_used_from,
    revokedAt: row.revoked_at?.toISOString() ?? null,
    revokedBy: row.revoker,
  }
}
