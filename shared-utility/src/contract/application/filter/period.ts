import type { Period } from '../filter.ts'

/** The first and the last day of a period. */
export function daysOfPeriod(asked: Period, today: string): readonly [first: string, last: string] {
  if (typeof asked === 'object')
    return 'last' in asked ? [addDays(today, 1 - asked.last), today] : [today, addDays(today, asked.next - 1)]
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1]
  const months = (from: number, count: number) => [dayOf(year, from, 1), dayOf(year, from + count, 0)] as const
  const weeks = (from: number) => {
    const monday = addDays(today, from * 7 - ((weekday(today) + 6) % 7))
    return [monday, addDays(monday, 6)] as const
  }
  const quarter = month - (month % 3)
  switch (asked) {
    case 'today':
      return [today, today]
    case 'yesterday':
      return [addDays(today, -1), addDays(today, -1)]
    case 'tomorrow':
      return [addDays(today, 1), addDays(today, 1)]
    case 'thisWeek':
      return weeks(0)
    case 'lastWeek':
      return weeks(-1)
    case 'nextWeek':
      return weeks(1)
    case 'thisMonth':
      return months(month, 1)
    case 'lastMonth':
      return months(month - 1, 1)
    case 'nextMonth':
      return months(month + 1, 1)
    case 'thisQuarter':
      return months(quarter, 3)
    case 'lastQuarter':
      return months(quarter - 3, 3)
    case 'nextQuarter':
      return months(quarter + 3, 3)
    case 'thisYear':
      return months(0, 12)
    case 'lastYear':
      return months(-12, 12)
    case 'nextYear':
      return months(12, 12)
  }
}

/** The moment at which a day begins, and the one at which it is over, in China: days of moments are counted there. */
export function momentsOfDay(day: string): readonly [begin: Date, end: Date] {
  const begin = Date.parse(`${day}T00:00:00+08:00`)
  return [new Date(begin), new Date(begin + 24 * 3_600_000)]
}

/** The day of a moment in China. */
export function dayInChina(moment: Date) {
  return new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
}

function dayOf(year: number, month: number, day: number) {
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)
}

function addDays(day: string, count: number) {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 24 * 3_600_000).toISOString().slice(0, 10)
}

function weekday(day: string) {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}
