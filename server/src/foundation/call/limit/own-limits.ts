import { sessionOf, type Context } from '../context/context.ts'
import { platform } from '../../db/scope.ts'
import { findGuesser } from './own-limits-query.ts'
import type { Limit } from './throttle-query.ts'

type OwnKind = 'stepUp' | 'oldPassword' | 'totp' | 'recovery' | 'smsFactor' | 'ownPhone' | 'ownEmail' | 'stepUpPhone'

/**
 * What a guess of a signed-in person counts for. A browser that was known before this session began counts by itself,
 * and any other by its session, under whichever id that goes on: neither a stranger nor a stolen session uses up the
 * attempts of another. All of them together have a ceiling, one for known browsers and one for the other sessions.
 * Sessions that one enterprise vouched for count apart: its entrance begins as many as it likes.
 */
export async function ownLimits(kind: OwnKind, context: Context): Promise<Limit[]> {
  const { id, userId, onlyIn } = sessionOf(context)
  const { cookies, services } = context
  const { line, knowsDevice } = await services.tx(platform, (db) =>
    findGuesser(db, { id, device: cookies.deviceToken }),
  )
  const person = onlyIn === null ? userId : `${userId}|in|${onlyIn}`
  const account = `${kind}|${person}`
  if (!knowsDevice) {
    return [
      { kind, subject: `session|${line}` },
      { kind: 'ownSessions', subject: account },
    ]
  }
  return [
    { kind, subject: `device|${person}|${cookies.deviceToken}` },
    { kind: 'ownDevices', subject: account },
  ]
}
