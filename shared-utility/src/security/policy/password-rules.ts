import type { CallParsed, PasswordRules } from '../../contract/index.ts'
import type { ActionResult } from '../../react/index.ts'

export type VersionedRules = PasswordRules & { version: number }

/** How one policy is written, and read again. */
export type PolicyActions = {
  save: (change: CallParsed<'updatePasswordPolicy'>) => Promise<ActionResult<unknown>>
  read: () => Promise<ActionResult<VersionedRules>>
}

export const ruleNames = ['minLength', 'minKinds', 'maxAgeDays', 'history'] as const satisfies (keyof PasswordRules)[]

/** True when the first one asks for more; of two ages the lower one does, and 0 is none. */
export function isStricter(rule: keyof PasswordRules, one: PasswordRules, other: PasswordRules) {
  if (rule !== 'maxAgeDays') return one[rule] > other[rule]
  return one.maxAgeDays > 0 && (other.maxAgeDays === 0 || one.maxAgeDays < other.maxAgeDays)
}
