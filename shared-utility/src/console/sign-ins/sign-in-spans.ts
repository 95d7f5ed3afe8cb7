/** The sign-ins of hours that had any, the oldest first. */
export type SignInHours = readonly { hour: string; ok: number; denied: number }[]
export type Span = 'day' | 'month'
type Bucket = { from: Date; ok: number; denied: number }

const hours = 24
const days = 30

/** The sign-ins of the last 24 hours by the hour, or of 30 days by the day as this browser has it; empty ones too. */
export function bucketsOf(signIns: SignInHours, span: Span, at: string): Bucket[] {
  const starts = span === 'day' ? lastHours(new Date(at)) : lastDays(new Date(at))
  const buckets = starts.map((from) => ({ from, ok: 0, denied: 0 }))
  for (const { hour, ok, denied } of signIns) {
    const moment = new Date(hour)
    const bucket = buckets.findLast(({ from }) => from <= moment)
    if (bucket === undefined) continue
    bucket.ok += ok
    bucket.denied += denied
  }
  return buckets
}

/** As the list's filter takes a day. */
export function dayOf(moment: Date) {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

/** What was counted from one moment until before another. */
export function sumWithin(signIns: SignInHours, from: Date, until: Date) {
  const those = signIns.filter(({ hour }) => new Date(hour) >= from && new Date(hour) < until)
  const sum = (one: 'ok' | 'denied') => those.reduce((all, hour) => all + hour[one], 0)
  return { ok: sum('ok'), denied: sum('denied') }
}

/** The last seven days beside as much of the seven before: by how much more, as a share; null where there were none. */
export function changeOfWeek(signIns: SignInHours, at: Date) {
  const before = sumWithin(signIns, midnight(at, 13), new Date(at.getTime() - 7 * 86_400_000))
  const week = sumWithin(signIns, midnight(at, 6), new Date(at.getTime() + 1))
  const share = (one: 'ok' | 'denied') => (before[one] === 0 ? null : (week[one] - before[one]) / before[one])
  return { ok: share('ok'), denied: share('denied') }
}

/** The midnight that many days ago. */
export function midnight(at: Date, daysAgo: number) {
  return new Date(at.getFullYear(), at.getMonth(), at.getDate() - daysAgo)
}

function lastHours(at: Date) {
  const present = Math.floor(at.getTime() / 3_600_000) * 3_600_000
  return Array.from({ length: hours }, (_, index) => new Date(present - (hours - 1 - index) * 3_600_000))
}

function lastDays(at: Date) {
  return Array.from({ length: days }, (_, index) => midnight(at, days - 1 - index))
}
