import { isPlatformStaff, type UserType } from '@atrium/shared-utility/contract'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

type SessionLife = { idleMs: number; absoluteMs: number }

/** How long a session lives unused, and at most. People of the platform can do more, so they stay less long. */
export function sessionLife(userType: UserType | null): SessionLife {
  if (isPlatformStaff(userType)) return { idleMs: 15 * minuteMs, absoluteMs: 8 * hourMs }
  return { idleMs: 2 * hourMs, absoluteMs: 12 * hourMs }
}

/** For how long an operator acts as a person, unused and at most (S46). */
export const actingLife: SessionLife = { idleMs: 5 * minuteMs, absoluteMs: 15 * minuteMs }

/** For how long a browser stays signed in, by one session after another. */
export const keptMs = 7 * dayMs

/** The last use is written at most this often: a read should not cost a write. */
export const lastSeenEveryMs = minuteMs
export const sessionsPerPerson = 10
