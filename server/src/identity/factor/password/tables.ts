import type { Filled } from '../../../foundation/db/column.ts'
import { platformTable, tenantTable, view } from '../../../foundation/db/table.ts'

declare module '../../../foundation/db/schema.ts' {
  interface Database {
    credential: CredentialTable
    password_platform: PasswordPlatformTable
    password_policy: PasswordPolicyTable
    password_rule: PasswordRuleView
    password_history: PasswordHistoryTable
  }
}

type CredentialTable = {
  user_id: string
  kind: Filled<'password'>
  /** The hash with its parameters, as a PHC string. */
  phc: string
  set_at: Filled<Date>
  expires_at: Date | null
  /** True while the password is the one that the platform made up. */
  initial: Filled<boolean>
  /** That password, sealed with the key of the data folder; erased by the first sign-in. */
  initial_secret: string | null
  /** When an initial password began its one session. */
  used_at: Date | null
  /** When an operator asked for another one: it is due while none was set since. */
  change_asked_at: Date | null
}

type Figures = {
  min_length: Filled<number>
  min_kinds: Filled<number>
  /** 0: never too old. */
  max_age_days: Filled<number>
  /** How many earlier passwords may not be chosen again. */
  history: Filled<number>
  version: Filled<number>
}

/** One row, id 1: what every password has to be like. */
type PasswordPlatformTable = Figures & { id: number }

/** The rules that an enterprise adds. */
type PasswordPolicyTable = Figures & { ent_id: string }

/** A view: what holds for a person, the strictest of all that apply. */
type PasswordRuleView = {
  user_id: string
  min_length: number
  min_kinds: number
  max_age_days: number
  history: number
}

/** Earlier passwords that a person chose, as PHC strings. */
type PasswordHistoryTable = { user_id: string; phc: string; set_at: Date }

export const passwordTables = [
  platformTable('credential', { platform: 'select, insert, update', secrets: ['initial_secret', 'phc'] }),
  platformTable('password_platform', { app: 'select', platform: 'select, update' }),
  tenantTable('password_policy', {
    app: 'select, insert, update',
    platform: 'select, insert, update',
    exported: { keys: 'ent_id', columns: 'min_length min_kinds max_age_days history' },
  }),
  view('password_rule', { platform: 'select' }),
  platformTable('password_history', { platform: 'select, insert, delete', secrets: ['phc'] }),
]
