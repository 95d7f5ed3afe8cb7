/** The moment a day begins where the person is; `day` as YYYY-MM-DD. */
export function beginOfDay(day: string) {
  return new Date(`${day}T00:00:00`).toISOString()
}

/** The moment a day is over, which is when the next one begins: not always 24 hours later. */
export function endOfDay(day: string) {
  const moment = new Date(`${day}T00:00:00`)
  moment.setDate(moment.getDate() + 1)
  return moment.toISOString()
}
