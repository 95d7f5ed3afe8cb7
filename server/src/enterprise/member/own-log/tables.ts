import { view } from '../../../foundation/db/table.ts'
import type { Json } from '../../../foundation/db/column.ts'

declare module '../../../foundation/db/schema.ts' {
  interface Database {
    sign_in_of_enterprise: SignInOfEnterpriseView
    audit_of_enterprise: AuditOfEnterpriseView
  }
}

type Result = 'ok' | 'denied'

/** What an active administrator sees; no rows for anyone else. */
type SignInOfEnterpriseView = {
  id: string
  at: Date
  result: Result
  user_id: string
  method: string | null
  reason: string | null
  ip: string | null
  user_agent: string | null
}

type AuditOfEnterpriseView = {
  id: string
  at: Date
  by: 'member' | 'platform' | 'outside' | 'none'
  actor_id: string | null
  is_acting: boolean | null
  action: string
  target_kind: string
  target_id: string
  result: Result
  ip: string | null
  user_agent: string | null
  diff: Json<unknown> | null
}

export const ownLogTables = [
  view('sign_in_of_enterprise', { app: 'select' }),
  view('audit_of_enterprise', { app: 'select' }),
]
