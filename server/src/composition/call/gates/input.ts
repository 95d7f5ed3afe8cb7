import type { Call, Lang } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import { invalidInput } from '../../../foundation/process/error/invalid-input.ts'
import { badCharacterIssue, badCharacters } from '../../../foundation/call/http/characters.ts'
import { langOf } from '../../../foundation/call/http/language.ts'
import type { IncomingCall } from '../incoming-call.ts'

/** The fields are what the call's schema asks for. Throws invalidInput. */
export function input(asked: IncomingCall) {
  asked.input = parseInput(asked.call, asked.fields, langOf(asked.request))
}

/** What the call's own schema makes of the fields. Throws invalidInput, which names each field that does not fit. */
export function parseInput(call: Call, fields: Record<string, unknown>, lang: Lang) {
  const bad = badCharacters(fields)
  if (bad.length > 0) throw invalidInput(new z.ZodError(bad.map(badCharacterIssue)), lang)
  const parsed = call.input.safeParse(fields)
  if (parsed.success) return parsed.data
  throw invalidInput(parsed.error, lang)
}
