import type { Filled } from '../../../foundation/db/column.ts'
import { platformTable } from '../../../foundation/db/table.ts'

declare module '../../../foundation/db/schema.ts' {
  interface Database {
    passkey: PasskeyTable
    passkey_challenge: PasskeyChallengeTable
  }
}

type PasskeyTable = {
  id: string
  user_id: string
  /** The id that its authenticator made, in base64url. */
  credential_id: string
  public_key: Buffer
  /** How often it has signed, as far as it counts; 0 when it does not. */
  counter: number
  transports: Filled<string[]>
  name: string
  created_at: Date
  last_used_at: Date | null
}

type PasskeyChallengeTable = {
  session_id: string
  purpose: 'add' | 'check'
  challenge: string
  expires_at: Date
}

export const passkeyTables = [
  platformTable('passkey', { platform: 'select, insert, update, delete', secrets: ['credential_id', 'public_key'] }),
  platformTable('passkey_challenge', { platform: 'select, insert, update, delete', secrets: ['challenge'] }),
]
