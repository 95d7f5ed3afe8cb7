import type { Filled } from '../../../foundation/db/column.ts'
import { tenantTable } from '../../../foundation/db/table.ts'

declare module '../../../foundation/db/schema.ts' {
  interface Database {
    invitation: InvitationTable
  }
}

/** `code_mac` is a keyed digest of the code; `phone` (E.164) and `domain` narrow down which people may use it. */
type InvitationTable = {
  ent_id: string
  id: string
  code_mac: string
  purpose: string
  user_type: number
  role_ids: Filled<string[]>
  phone: string | null
  domain: string | null
  quota: number
  used: Filled<number>
  expires_at: Date
  revoked_at: Date | null
  created_by: string | null
  created_at: Filled<Date>
}

export const invitationTables = [
  tenantTable('invitation', {
    app: 'select (created_at created_by domain ent_id expires_at id phone purpose quota revoked_at role_ids used user_type), insert, update (code_mac revoked_at)',
    platform: 'select, insert, update',
    secrets: ['code_mac'],
    exported: {
      keys: 'id',
      columns: 'purpose user_type role_ids phone domain quota used expires_at revoked_at created_by created_at',
    },
  }),
]
