import type { Filled } from '../../../foundation/db/column.ts'
import { platformTable } from '../../../foundation/db/table.ts'

declare module '../../../foundation/db/schema.ts' {
  interface Database {
    verify_code: VerifyCodeTable
  }
}

/** `target`, `holder` and `code_mac` are keyed digests: of the telephone, of the browser or session, and of the code. */
type VerifyCodeTable = {
  id: string
  purpose: 'login' | 'register' | 'bind' | 'twoStep' | 'phone' | 'stepUp'
  target: string
  holder: string
  code_mac: string
  tries: Filled<number>
  expires_at: Date
  consumed_at: Date | null
}

export const smsTables = [
  platformTable('verify_code', { platform: 'select, insert, update, delete', secrets: ['code_mac'] }),
]
