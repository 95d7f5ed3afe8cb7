import type { GeneratedAlways } from 'kysely'
import type { Filled } from '../../../foundation/db/column.ts'
import { exportedPeople } from './export-query.ts'
import { platformTable } from '../../../foundation/db/table.ts'

declare module '../../../foundation/db/schema.ts' {
  interface Database {
    user_account: UserAccountTable
  }
}

type UserAccountTable = {
  id: string
  login_id: string
  /** `login_id` normalised (NFKC) and in lower case: unique. */
  login_id_norm: string
  name: string
  phone: string | null
  /** The number that the person has proven by a code; a person who has it may sign in by SMS. */
  phone_e164: string | null
  phone_verified_at: Date | null
  /** True where the person shows the telephone to colleagues. */
  phone_shown: Filled<boolean>
  email: string | null
  /** When its person opened a link that was mailed there; before that the address counts for nothing. */
  email_verified_at: Date | null
  /** 7 or 9 for people of the platform, null for all other people. */
  platform_type: number | null
  status: Filled<'invited' | 'active' | 'suspended'>
  avatar: string | null
  locale: string | null
  is_root: Filled<boolean>
  /** The enterprise whose messenger or provider made the account: it belongs to no other one while this is set. */
  made_by_ent_id: string | null
  /** The enterprise whose administrator has reset the account: it belongs to no other one before its person frees it. */
  reset_by_ent_id: string | null
  /** Rises whenever the person gets other proofs of who they are: what was asked for before is void. */
  pending_generation: Filled<number>
  last_login_at: Date | null
  last_login_ip: string | null
  /** Login id and name, in the form that they are searched in. */
  search_text: GeneratedAlways<string>
  /** How the name is said, as `named` makes it; null until that is known. */
  name_sounds: string | null
  /** A bit for each type that its person has in an enterprise, kept by triggers on memberships. */
  member_kinds: GeneratedAlways<number>
  version: Filled<number>
  created_at: Filled<Date>
  updated_at: Filled<Date>
  deleted_at: Date | null
}

export const personTables = [
  platformTable('user_account', {
    app: 'select (deleted_at id login_id name name_sounds search_text status), update (updated_at)',
    platform: 'select, insert, update',
    exported: {
      as: 'person',
      keys: 'id',
      columns: 'login_id name phone email avatar status locale last_login_at created_at',
      source: exportedPeople,
    },
  }),
]
