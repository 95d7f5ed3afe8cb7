import type { Lang } from '@atrium/shared-utility/contract'
import { useLang, useText } from '@atrium/shared-utility/react'

/** When something was written, as people say it: the time, and the day where it is not today. */
export function useMoments() {
  const t = useText()
  const { clock, date, whole } = formatsOf(useLang())
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

type Formats = { clock: Intl.DateTimeFormat; date: Intl.DateTimeFormat; whole: Intl.DateTimeFormat }

const formats = new Map<Lang, Formats>()

/** The formats of a language, made once: each message of a log asks for them, and the Intl objects are costly. */
function formatsOf(lang: Lang): Formats {
  const known = formats.get(lang)
  if (known) return known
  const made = {
    clock: new Intl.DateTimeFormat(lang, { timeStyle: 'short', hourCycle: 'h23' }),
    date: new Intl.DateTimeFormat(lang, { month: 'short', day: 'numeric' }),
    whole: new Intl.DateTimeFormat(lang, { dateStyle: 'long' }),
  }
  formats.set(lang, made)
  return made
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
