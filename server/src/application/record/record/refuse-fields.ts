import type { Lang, RecordValues } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import { invalidInput } from '../../../foundation/process/error/invalid-input.ts'

/** A field that the caller may not write is refused by its name, in the same words whether it is hidden, fixed or unknown. */
export function refuseUngranted(raw: RecordValues, granted: ReadonlySet<string>, lang: Lang) {
  const refused = Object.keys(raw).filter((key) => !granted.has(key))
  if (refused.length > 0) throw invalidInput(new z.ZodError(refused.map(notAccepted)), lang)
}

function notAccepted(key: string): z.core.$ZodIssue {
  return { code: 'unrecognized_keys', keys: [key], path: ['values', key], input: undefined, message: '' }
}

/** What was refused of several choices is told at their field, each field once. */
export function atFields({ issues }: z.ZodError) {
  const placed = issues.map((issue) => ({ ...issue, path: issue.path.slice(0, 2) }))
  return {
    issues: [...new Map(placed.toReversed().map((issue) => [issue.path.join('.'), issue])).values()].toReversed(),
  }
}
