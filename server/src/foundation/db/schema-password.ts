import type { Filled } from './column.ts'

type Figures = {
  min_length: Filled<number>
  min_kinds: Filled<number>
  /** 0: never too old. */
  max_age_days: Filled<number>
  /** How many earlier passwords may not be chosen again. */
  history: Filled<number>
  version: Filled<number>
}

/** One row, id 1: what everybody's password has to be like. */
export type PasswordPlatformTable = Figures & { id: number }

/** T: what an enterprise asks for beyond that. */
export type PasswordPolicyTable = Figures & { ent_id: string }

/** A view: what holds for a person, the strictest of all that apply. */
export type PasswordRuleView = {
  user_id: string
  min_length: number
  min_kinds: number
  max_age_days: number
  history: number
}

/** Earlier passwords that somebody chose, as PHC strings. */
export type PasswordHistoryTable = { user_id: string; phc: string; set_at: Date }
