export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** The demo's people work in China, which keeps one time all the year. */
const offsetMs = 8 * hourMs

export type Workday = { beganAt: Date; isWeekend: boolean; daysAgo: number }

/** The last days in their order, the day of `now` among them. */
export function lastDays(count: number, now: Date): Workday[] {
  const today = Math.floor((now.getTime() + offsetMs) / dayMs)
  return Array.from({ length: count }, (_, index) => {
    const daysAgo = count - 1 - index
    const day = today - daysAgo
    const weekday = new Date(day * dayMs).getUTCDay()
    return { beganAt: new Date(day * dayMs - offsetMs), isWeekend: weekday === 0 || weekday === 6, daysAgo }
  })
}

/** Numbers from 0 to 1 that are the same in every demo (Lehmer, with the factor of Park and Miller). */
export function createChance(seed: number) {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
