import type { Filled } from './column.ts'

/** `target`, `holder` and `code_mac` are keyed digests: of the telephone, of the browser or session, and of the code. */
export type VerifyCodeTable = {
  id: string
  purpose: 'login' | 'register' | 'bind' | 'twoStep' | 'phone' | 'stepUp'
  target: string
  holder: string
  code_mac: string
  tries: Filled<number>
  expires_at: Date
  consumed_at: Date | null
}

/** T. `code_mac` is a keyed digest of the code; `phone` (E.164) and `domain` narrow who may use it. */
export type InvitationTable = {
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
