import type { LarkDomain, MessengerType } from '@atrium/shared-utility/contract'
import type { Filled } from './column.ts'

/** T */
export type MessengerAppTable = {
  ent_id: string
  type: MessengerType
  corp_id: Filled<string>
  agent_id: Filled<string>
  app_id: string
  /** Sealed with the key of the data folder. */
  app_secret: string
  lark_domain: Filled<LarkDomain>
  tenant_key: Filled<string>
  is_enabled: Filled<boolean>
  /** True when somebody unknown may create an account. */
  can_register: Filled<boolean>
  version: Filled<number>
  updated_at: Filled<Date>
}

type Subject = {
  ent_id: string
  provider: MessengerType
  /** The company that the external id is unique in. */
  subject_scope: string
  external_id: string
  union_id: string | null
  nickname: string
}

/** T: a person sees and ends their own rows alone. */
export type IdentityBindingTable = Subject & {
  id: string
  user_id: string
  bound_at: Filled<Date>
  last_used_at: Date | null
  unbound_at: Date | null
}

/** What a browser may exchange a code with, once. */
export type MessengerStateTable = {
  state_hash: Buffer
  browser_hash: Buffer
  ent_id: string
  type: MessengerType
  /** Null: the code comes from the bridge inside the messenger. */
  redirect_uri: string | null
  /** The session whose person this confirms; null where somebody signs in. */
  step_up_session_id: string | null
  expires_at: Date
}

/** An account of a messenger that a browser may bind, once. */
export type BindTicketTable = Subject & { token_hash: Buffer; expires_at: Date; consumed_at: Date | null }

/** `value` is sealed; `hash` tells whether it is still the one that somebody used. */
export type MessengerTokenTable = { key: string; value: string; hash: Buffer; expires_at: Date }
