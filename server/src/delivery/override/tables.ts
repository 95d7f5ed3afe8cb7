import type { OverrideKind } from '@atrium/shared-utility/contract'
import { platformTable } from '../../foundation/db/table.ts'

declare module '../../foundation/db/schema.ts' {
  interface Database {
    parcel_override: ParcelOverrideTable
    override_grant: OverrideGrantTable
  }
}

/** Another version of a parcel for some people: a preview by a link, or the build on a developer's own machine. */
type ParcelOverrideTable = {
  id: string
  kind: OverrideKind
  parcel: string
  artifact_id: string | null
  secret_hash: Buffer | null
  port: number | null
  local_key: string | null
  /** The declaration that the developer's machine has, as JSON. */
  declaration: string | null
  /** The account that it is for, as the token named it. */
  login_id: string | null
  seats: number
  token_id: string | null
  made_by: string | null
  made_at: Date
  take_until: Date
  expires_at: Date
  revoked_at: Date | null
  revoked_by: string | null
}

/** One person has it, in one session. */
type OverrideGrantTable = {
  id: string
  override_id: string
  user_id: string
  session_line: string
  granted_at: Date
  first_used_at: Date | null
  ended_at: Date | null
}

export const overrideTables = [
  platformTable('parcel_override', {
    platform: 'select, insert, update, delete',
    secrets: ['secret_hash'],
    notSecret: { token_id: 'the id of one' },
  }),
  platformTable('override_grant', { platform: 'select, insert, update, delete' }),
]
