/** A day of the reader’s own clock, as `2026-11-24`. */
export function dayOf(moment: Date) {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

/** Whole weeks from Monday on, the last with today in it; days to come are not in it. */
export function lastWeeks(now: Date, weeks: number) {
  const sinceMonday = (now.getDay() + 6) % 7
  const count = (weeks - 1) * 7 + sinceMonday + 1
  return Array.from({ length: count }, (_, at) => {
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - (count - 1 - at))
    return { day: dayOf(day), date: day }
  })
}
