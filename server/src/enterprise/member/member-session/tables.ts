import { view } from '../../../foundation/db/table.ts'

declare module '../../../foundation/db/schema.ts' {
  interface Database {
    session_of_enterprise: SessionOfEnterpriseView
  }
}

/** The sessions that have not been ended, for an active administrator; the moment says which of them are over. */
type SessionOfEnterpriseView = {
  id: string
  user_id: string
  created_at: Date
  last_seen_at: Date
  idle_until: Date
  abs_until: Date
  aal: number
  is_acting: boolean
  ip: string | null
  user_agent: string | null
}

export const memberSessionTables = [view('session_of_enterprise', { app: 'select' })]
