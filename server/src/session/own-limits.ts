import { sessionOf, type Context } from '../context.ts'
import { platform } from '../db/scope.ts'
import { findGuesser } from './own-limits-query.ts'
import type { Limit } from './throttle.ts'

type OwnKind = 'stepUp' | 'oldPassword' | 'totp' | 'recovery' | 'smsFactor' | 'ownPhone' | 'ownEmail' | 'stepUpPhone'

/**
 * What a guess of somebody signed in counts for. A browser that was known before this session began counts by itself,
 * and any other by its session, under whichever id that goes on: neither a stranger nor a stolen session uses up the
 * attempts of another. All of them together have a ceiling, one for known browsers and one for the other sessions.
 */
export async function ownLimits(kind: OwnKind, context: Context): Promise<Limit[]> {
  const { id, userId } = sessionOf(context)
  const { cookies, services } = context
  const { line, knowsDevice } = await services.tx(platform, (db) =>
    findGuesser(db, { id, device: cookies.deviceToken }),
  )
  const account = `${kind}|${userId}`
  if (!knowsDevice) {
    return [
      { kind, subject: `session|${line}` },
      { kind: 'ownSessions', subject: account },
    ]
  }
  return [
    { kind, subject: `device|${userId}|${cookies.deviceToken}` },
    { kind: 'ownDevices', subject: account },
  ]
}
