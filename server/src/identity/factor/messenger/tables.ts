import type { LarkDomain, MessengerType } from '@atrium/shared-utility/contract'
import type { Filled } from '../../../foundation/db/column.ts'
import { platformTable, tenantTable } from '../../../foundation/db/table.ts'

declare module '../../../foundation/db/schema.ts' {
  interface Database {
    messenger_app: MessengerAppTable
    messenger_state: MessengerStateTable
    messenger_token: MessengerTokenTable
  }
}

type MessengerAppTable = {
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
  /** True when a person without an account may create one. */
  can_register: Filled<boolean>
  version: Filled<number>
  updated_at: Filled<Date>
  /** When the messenger refused a card of the app, and its word for why; null once it took one. */
  refused_at: Date | null
  refusal: string | null
}

/** The state with which a browser may exchange a code, once. */
type MessengerStateTable = {
  state_hash: Buffer
  browser_hash: Buffer
  ent_id: string
  type: MessengerType
  /** Null: the code comes from the bridge inside the messenger. */
  redirect_uri: string | null
  /** The session that this confirms; null where a person signs in. */
  step_up_session_id: string | null
  expires_at: Date
}

/** `value` is sealed; `hash` tells whether it is still the token that a caller used. */
type MessengerTokenTable = { key: string; value: string; hash: Buffer; expires_at: Date }

export const messengerTables = [
  tenantTable('messenger_app', {
    app: 'select (agent_id app_id can_register corp_id ent_id is_enabled lark_domain refusal refused_at tenant_key type updated_at version), insert, update (agent_id app_id app_secret can_register corp_id is_enabled lark_domain tenant_key updated_at version)',
    platform: 'select, insert, update',
    secrets: ['app_secret'],
    exported: {
      keys: 'type',
      columns: 'corp_id agent_id app_id lark_domain tenant_key is_enabled can_register updated_at',
    },
  }),
  platformTable('messenger_state', {
    platform: 'select, insert, update, delete',
    secrets: ['browser_hash', 'state_hash'],
    exported: { never: 'of a sign-in that is under way' },
  }),
  platformTable('messenger_token', { platform: 'select, insert, update, delete', secrets: ['hash', 'value'] }),
]
