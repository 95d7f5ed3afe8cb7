import { Problem } from '@atrium/shared-utility/contract'
import type { Context } from '../../../foundation/call/context/context.ts'
import { countUses } from '../../../foundation/call/limit/quota-query.ts'

const minuteMs = 60_000
/** More than any team releases. */
const often = [
  { kind: 'release', most: 20, withinMs: 10 * minuteMs },
  { kind: 'releaseDaily', most: 200, withinMs: 24 * 60 * minuteMs },
]

/** Limits releases, because each is kept for good, and every open portal hears of it. */
export async function countRelease(slug: string, { db, now }: Context) {
  const usedUp = await countUses(
    db,
    often.map((quota) => ({ ...quota, subject: slug })),
    now,
  )
  if (usedUp !== null) throw new Problem('tooManyAttempts', { seconds: usedUp.seconds })
}
