import { newToken } from '../../../foundation/process/secrets/new-token.ts'
import { randomBytes, randomInt } from 'node:crypto'
import { Problem, scanPage, type CallParsed } from '@atrium/shared-utility/contract'
import type { Context } from '../../../foundation/call/context/context.ts'
import { networksOf } from '../../../foundation/call/http/network.ts'
import { recordOrRefuse } from '../../../foundation/call/limit/record-attempt.ts'
import { lockEntrant } from '../../session/lock-account.ts'
import { enter } from '../../session/start-session.ts'
import { collectMs, scanMs } from './life.ts'
import { cancelBySecret, findBySecret, insertScan, isFirstWith, takeConfirmed } from './queries.ts'

/** The browser that asks to sign in: it shows the ticket to everyone in the room, and keeps the secret to itself. */
export async function createScan(_input: CallParsed<'createScan'>, context: Context) {
  const { db, now, visitor, cookies } = context
  await recordOrRefuse([{ kind: 'scan', subject: networksOf(visitor.ip).own }], context)
  const before = cookies.held('scan')
  if (before !== null) await cancelBySecret(db, before)
  const [ticket, secret] = [randomBytes(16).toString('base64url'), newToken()]
  const numbers = threeNumbers()
  const number = numbers[randomInt(numbers.length)] ?? 0
  const { ip, userAgent } = visitor
  const expiresAt = new Date(now.getTime() + scanMs)
  await insertScan(db, { ticket, secret, number, numbers, ip, userAgent, expiresAt })
  cookies.hold('scan', { token: secret, keepMs: scanMs + collectMs })
  return { ticket, url: `${scanPage}?ticket=${ticket}`, expires: scanMs / 1000 }
}

export async function pollScan(_input: CallParsed<'pollScan'>, context: Context) {
  const { db, now, cookies } = context
  const secret = cookies.held('scan')
  const found = secret === null ? undefined : await findBySecret(db, { secret, now })
  if (secret === null || found === undefined) throw new Problem('scanEnded')
  const expires = Math.ceil((found.expires_at.getTime() - now.getTime()) / 1000)
  switch (found.state) {
    case 'new':
      return { state: 'new' as const, expires }
    case 'scanned':
      return { state: 'scanned' as const, expires, name: shortened(found.name ?? ''), number: found.number }
    case 'confirmed':
      return enterConfirmed({ secret, userId: found.user_id }, context)
    case 'cancelled':
      return { state: 'cancelled' as const }
    case 'consumed':
      throw new Problem('scanEnded')
  }
}

async function enterConfirmed({ secret, userId: by }: { secret: string; userId: string | null }, context: Context) {
  if (!(await isFirstWith(context.db, secret))) throw new Problem('scanEnded')
  await lockEntrant(by, context)
  const taken = await takeConfirmed(context.db, { secret, now: context.now })
  if (!taken?.user_id) throw new Problem('scanEnded')
  context.cookies.hold('scan', null)
  // A person whom one enterprise vouched for passes on no more than that.
  const vouched = taken.only_ent_id === null ? {} : { onlyIn: taken.only_ent_id }
  // Nothing was proven anew: a stolen session must not go on for ever by letting in one computer after another.
  const proof = taken.auth_time === null ? {} : { authTime: taken.auth_time }
  const end = taken.session_until === null ? {} : { until: taken.session_until }
  const entered = await enter({ userId: taken.user_id, method: 'scan', ...vouched, ...proof, ...end }, context)
  return { state: 'confirmed' as const, ...entered }
}

// A person who is lured into scanning a code of a stranger's screen must not be named there.
function shortened(name: string) {
  return `${Array.from(name).slice(0, 1).join('')}**`
}

function threeNumbers() {
  const numbers = new Set<number>()
  while (numbers.size < 3) numbers.add(randomInt(10, 100))
  return [...numbers]
}
