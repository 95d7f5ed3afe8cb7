import type { Filled } from '../../foundation/db/column.ts'
import { platformTable } from '../../foundation/db/table.ts'

declare module '../../foundation/db/schema.ts' {
  interface Database {
    session: SessionTable
    refresh_family: RefreshFamilyTable
    known_device: KnownDeviceTable
  }
}

type SessionTable = {
  id: string
  /** SHA-256 of the cookie's token. */
  token_hash: Buffer
  user_id: string
  ent_id: string | null
  aal: Filled<number>
  amr: Filled<string[]>
  auth_time: Filled<Date>
  step_up_at: Date | null
  /** Where `amr` has the device: when that was trusted. */
  device_trusted_at: Date | null
  remember: Filled<boolean>
  /** The refresh cookie that this session came with, if its person is to stay signed in. */
  family_id: string | null
  /** Set when an enterprise vouched for the person: the session opens that one alone. */
  only_ent_id: string | null
  /** The id that it had before it was renewed for the first time; null for one that never was. */
  line_id: string | null
  /** Set where an operator acts as the person. */
  acting_id: string | null
  created_at: Filled<Date>
  last_seen_at: Filled<Date>
  idle_until: Date
  abs_until: Date
  ip: string | null
  user_agent: string | null
  ended_at: Date | null
  end_reason: string | null
}

/** A browser that is to stay signed in: one row for the chain of secrets that its cookie holds one after another. */
type RefreshFamilyTable = {
  id: string
  user_id: string
  current_hash: Buffer
  previous_hash: Buffer | null
  /** The answer of the last turn, sealed. */
  handed_out: string | null
  turned_at: Date
  expires_at: Date
  revoked_at: Date | null
}

/** A browser that a person has signed in from, by the hash of its cookie. */
type KnownDeviceTable = {
  user_id: string
  device_hash: Buffer
  /** Names it to its person, and opens nothing. */
  id: Filled<string>
  user_agent: string | null
  /** When its person first proved themself in it, if ever. */
  proven_at: Date | null
  first_used_at: Filled<Date>
  last_used_at: Filled<Date>
}

export const sessionTables = [
  platformTable('session', {
    platform: 'select, insert, update, delete',
    secrets: ['token_hash'],
    exported: { never: 'lets somebody in; belongs to people' },
  }),
  platformTable('refresh_family', {
    platform: 'select, insert, update, delete',
    secrets: ['current_hash', 'handed_out', 'previous_hash'],
  }),
  platformTable('known_device', { platform: 'select, insert, update, delete', secrets: ['device_hash'] }),
]
