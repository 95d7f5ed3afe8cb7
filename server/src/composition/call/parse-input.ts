import { issueText, Problem, type Call, type Lang } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import { badCharacterIssue, badCharacters } from '../../foundation/http/characters.ts'

/** What the call's own schema makes of the fields. Throws invalidInput, which names each field that does not fit. */
export function parseInput(call: Call, fields: Record<string, unknown>, lang: Lang) {
  const bad = badCharacters(fields)
  if (bad.length > 0) throw invalidInput(new z.ZodError(bad.map(badCharacterIssue)), lang)
  const parsed = call.input.safeParse(fields)
  if (parsed.success) return parsed.data
  throw invalidInput(parsed.error, lang)
}

function invalidInput({ issues }: z.ZodError, lang: Lang) {
  const fields = issues.map((issue) => ({ field: issue.path.join('.'), msg: issueText(issue, lang) }))
  const details = fields.map(({ field, msg }) => (field === '' ? msg : `${field} ${msg}`)).join('; ')
  return new Problem('invalidInput', { details }, { fields })
}
