import { useLang, useText } from '@atrium/shared-utility/react'

/** When something was written, as people say it: the time, and the day where it is not today. */
export function useMoments() {
  const lang = useLang()
  const t = useText()
  const clock = new Intl.DateTimeFormat(lang, { timeStyle: 'short', hourCycle: 'h23' })
  const date = new Intl.DateTimeFormat(lang, { month: 'short', day: 'numeric' })
  const whole = new Intl.DateTimeFormat(lang, { dateStyle: 'long' })
  const isToday = (at: string) => sameDay(new Date(at), new Date())
  return {
    time: (at: string) => clock.format(new Date(at)),
    /** In a list: the time of today, the day of before. */
    short: (at: string) => (isToday(at) ? clock : date).format(new Date(at)),
    day: (at: string) => {
      if (isToday(at)) return t('log.today')
      return sameDay(new Date(at), dayBefore(new Date())) ? t('log.yesterday') : whole.format(new Date(at))
    },
  }
}

/** True where another day begins between the two. */
export function isOtherDay(before: string | undefined, at: string) {
  return before === undefined || !sameDay(new Date(before), new Date(at))
}

function sameDay(one: Date, other: Date) {
  return one.toDateString() === other.toDateString()
}

function dayBefore(day: Date) {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() - 1)
}
