export const hourMs = 60 * 60_000
const days = 30

/** The hour that a moment is in. */
export function hourOf(moment: Date) {
  return new Date(Math.floor(moment.getTime() / hourMs) * hourMs)
}

/** The first hour that the dashboard tells of: a day more than it shows, for people west of Greenwich. */
export function firstHour(now: Date) {
  return new Date(hourOf(now).getTime() - (days + 1) * 24 * hourMs)
}
