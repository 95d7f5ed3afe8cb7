import { randomInt } from 'node:crypto'
import type { Context } from '../../../foundation/call/context/context.ts'
import type { AskedCode } from './reserve-code.ts'
import { codeKey, codeMac } from './code-key.ts'

const lifeMs = 5 * 60_000

/** Six digits, and what the database keeps of them; they are good for five minutes from the asking on. */
export function newCode(asked: AskedCode, context: Context) {
  const id = context.newId()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const expiresAt = new Date(context.now.getTime() + lifeMs)
  return { code, kept: { id, key: codeKey(asked, context), codeMac: codeMac({ id, code }, context), expiresAt } }
}
