import type { Lang } from '@atrium/shared-utility/contract'

// A mail does not know the time zone of its reader, so it names the one that it means.
const zones: Record<Lang, { timeZone: string; words: (moment: string) => string }> = {
  'zh-CN': { timeZone: 'Asia/Shanghai', words: (moment) => `北京时间 ${moment}` },
  'en-US': { timeZone: 'UTC', words: (moment) => `${moment} UTC` },
}

export function momentIn(own: Lang, at: Date) {
  const { timeZone, words } = zones[own]
  const form = new Intl.DateTimeFormat(own, { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23', timeZone })
  return words(form.format(at))
}
