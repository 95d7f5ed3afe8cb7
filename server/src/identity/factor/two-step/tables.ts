import type { Filled } from '../../../foundation/db/column.ts'
import { platformTable } from '../../../foundation/db/table.ts'

declare module '../../../foundation/db/schema.ts' {
  interface Database {
    totp: TotpTable
    sms_factor: SmsFactorTable
    recovery_salt: RecoverySaltTable
    recovery_code: RecoveryCodeTable
    trusted_device: TrustedDeviceTable
  }
}

type TotpTable = {
  user_id: string
  id: string
  /** Base32, sealed with the key of the data folder; null until the first code has confirmed one. */
  seed: string | null
  last_step: Filled<number>
  confirmed_at: Date | null
  pending_seed: string | null
}

/** The account's telephone, as a second factor. */
type SmsFactorTable = { user_id: string; id: string; confirmed_at: Date }

/** One salt for all codes of a person; it is there as long as a factor is. */
type RecoverySaltTable = { user_id: string; salt: Buffer }

type RecoveryCodeTable = { user_id: string; hash: Buffer }

/** `token_hash` is a SHA-256 of the cookie's token. */
type TrustedDeviceTable = {
  token_hash: Buffer
  user_id: string
  /** The known browser that it belongs to, and is forgotten with. */
  device_hash: Buffer
  /** Each policy counts its days from here. */
  trusted_at: Date
  /** The factor, as a session's `amr` names it; null where that is not known. */
  method: string | null
  /** No longer than was said when it was trusted, whatever a policy says since. */
  trusted_until: Date
}

export const twoStepTables = [
  platformTable('totp', { platform: 'select, insert, update, delete', secrets: ['pending_seed', 'seed'] }),
  platformTable('sms_factor', { platform: 'select, insert, update, delete' }),
  platformTable('recovery_salt', { platform: 'select, insert, update, delete', secrets: ['salt'] }),
  platformTable('recovery_code', { platform: 'select, insert, delete', secrets: ['hash'] }),
  platformTable('trusted_device', {
    platform: 'select, insert, update, delete',
    secrets: ['device_hash', 'token_hash'],
  }),
]
