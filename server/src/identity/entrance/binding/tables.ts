import type { MessengerType } from '@atrium/shared-utility/contract'
import type { Filled } from '../../../foundation/db/column.ts'
import { platformTable, tenantTable } from '../../../foundation/db/table.ts'

declare module '../../../foundation/db/schema.ts' {
  interface Database {
    identity_binding: IdentityBindingTable
    bind_ticket: BindTicketTable
  }
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

/** A person sees and ends their own rows alone. */
type IdentityBindingTable = Subject & {
  id: string
  user_id: string
  bound_at: Filled<Date>
  last_used_at: Date | null
  unbound_at: Date | null
}

/** An account of a messenger that a browser may bind, once. */
type BindTicketTable = Subject & { token_hash: Buffer; expires_at: Date; consumed_at: Date | null }

export const bindingTables = [
  tenantTable('identity_binding', {
    app: 'select, update (unbound_at)',
    platform: 'select, insert, update',
    exported: {
      keys: 'id',
      columns: 'provider subject_scope external_id union_id user_id nickname bound_at last_used_at unbound_at',
    },
  }),
  platformTable('bind_ticket', {
    platform: 'select, insert, update, delete',
    secrets: ['token_hash'],
    exported: { never: 'of a sign-in that is under way' },
  }),
]
