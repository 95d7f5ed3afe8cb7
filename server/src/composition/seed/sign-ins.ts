import type { AuditReason } from '@atrium/shared-utility/contract'
import { createChance, hourMs, lastDays, minuteMs, type Workday } from './workdays.ts'

/** A person who signs in by and by. */
export type Regular = { id: string; entId: string | null; joinedDaysAgo: number; suspendedDaysAgo?: number }

export type SignIn = {
  at: Date
  userId: string | null
  entId: string | null
  method: 'pwd' | 'scan'
  /** Null when it succeeded. */
  reason: AuditReason | null
  ip: string
  userAgent: string
}

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const desktops = [
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0.0.0 Safari/537.36`,
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/18.0 Safari/605.1.15`,
] as const
const phones = [
  `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webKit} Version/18.0 Mobile/15E148 Safari/604.1`,
  `Mozilla/5.0 (Linux; Android 15) ${webKit} Chrome/140.0.0.0 Mobile Safari/537.36`,
] as const

/** A month at work: mornings, some afternoons on the telephone, now and then a wrong password or a stranger. */
export function signInsOfMonth(people: readonly Regular[], now: Date): SignIn[] {
  const chance = createChance(20_201)
  const days = lastDays(30, now)
  const own = days.flatMap((day) => people.flatMap((person, index) => ofDay({ person, index, day, chance })))
  const all = [...own, ...days.flatMap((day) => ofStrangers(day, chance))]
  return all.filter(({ at }) => at < now).toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

type Turn = { person: Regular; index: number; day: Workday; chance: () => number }

function ofDay({ person, index, day, chance }: Turn): SignIn[] {
  const [comes, slips, returns, morning, afternoon] = [chance(), chance(), chance(), chance(), chance()]
  if (person.joinedDaysAgo < day.daysAgo || comes > (day.isWeekend ? 0.06 : 0.92)) return []
  const desktop = desktops[index % desktops.length] ?? desktops[0]
  const phone = phones[index % phones.length] ?? phones[0]
  // Documentation addresses (RFC 5737): one for the office, one for a person on the way.
  const office = { ...whoIs(person), method: 'pwd' as const, ip: '203.0.113.20', userAgent: desktop }
  const away = { ...whoIs(person), method: 'scan' as const, ip: `198.51.100.${10 + index}`, userAgent: phone }
  const begin = after(day, 8.4 * hourMs + morning * 70 * minuteMs)
  if ((person.suspendedDaysAgo ?? -1) >= day.daysAgo) return [refused(office, 'membershipSuspended', begin)]
  return [
    ...(slips < 0.07 ? [refused(office, 'wrongPassword', new Date(begin.getTime() - 35_000))] : []),
    { ...office, at: begin, reason: null },
    ...(returns < 0.3 ? [{ ...away, at: after(day, 13.5 * hourMs + afternoon * 4 * hourMs), reason: null }] : []),
  ]
}

/** A stranger who tries unknown names. */
function ofStrangers(day: Workday, chance: () => number): SignIn[] {
  const [comes, time] = [chance(), chance()]
  if (comes > 0.3) return []
  const stranger = { userId: null, entId: null, method: 'pwd' as const, ip: '192.0.2.77', userAgent: desktops[0] }
  const begin = after(day, time * 24 * hourMs)
  return [0, 1, 2].map((minute) => refused(stranger, 'unknownAccount', new Date(begin.getTime() + minute * minuteMs)))
}

function whoIs({ id, entId }: Regular) {
  return { userId: id, entId }
}

/** A refused sign-in belongs to no enterprise's log. */
function refused(tried: Omit<SignIn, 'at' | 'reason'>, reason: AuditReason, at: Date): SignIn {
  return { ...tried, entId: null, reason, at }
}

function after({ beganAt }: Workday, ms: number) {
  return new Date(beganAt.getTime() + Math.round(ms))
}
