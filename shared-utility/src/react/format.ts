import type { Lang } from '../contract/index.ts'

type Moment = Date | string | number

/** How dates, numbers and sizes are written in one language. */
export type Format = {
  /** 2026年3月5日 · Mar 5, 2026 */
  date: (moment: Moment) => string
  /** 2026年3月5日 14:05 · Mar 5, 2026, 14:05 */
  dateTime: (moment: Moment) => string
  /** 2026年3月5日 14:05:09 · Mar 5, 2026, 14:05:09 */
  exact: (moment: Moment) => string
  /** 5分钟前 · 5 minutes ago. `now` is the moment to count from. */
  relative: (moment: Moment, now?: Moment) => string
  /** Never rounded: what cannot be shown whole is shown with its decimals. */
  number: (value: number) => string
  /** `part` 0 to 1: 40% */
  percent: (part: number) => string
  /** 1.5 MB, from bytes, in steps of 1024. */
  bytes: (sizeBytes: number) => string
}

const formats = new Map<Lang, Format>()

/** The formats of a language, made once: the Intl objects are costly. */
export function formatFor(lang: Lang): Format {
  const known = formats.get(lang)
  if (known) return known
  const made = makeFormat(lang)
  formats.set(lang, made)
  return made
}

function makeFormat(lang: Lang): Format {
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'medium' })
  const dateTime = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' })
  const exact = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23' })
  const relative = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' })
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 20 })
  const percent = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 })
  const size = new Intl.NumberFormat(lang, { maximumFractionDigits: 1 })
  return {
    date: (moment) => date.format(new Date(moment)),
    dateTime: (moment) => dateTime.format(new Date(moment)),
    exact: (moment) => exact.format(new Date(moment)),
    relative: (moment, now = Date.now()) => sinceText(relative, new Date(moment).getTime() - new Date(now).getTime()),
    number: (value) => number.format(value),
    percent: (part) => percent.format(part),
    bytes: (sizeBytes) => bytesText(size, sizeBytes),
  }
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

function sinceText(format: Intl.RelativeTimeFormat, differenceMs: number) {
  for (const [unit, ms] of units) {
    if (Math.abs(differenceMs) >= ms) return format.format(Math.trunc(differenceMs / ms), unit)
  }
  return format.format(0, 'second')
}

const sizes = ['B', 'KB', 'MB', 'GB', 'TB'] as const

function bytesText(format: Intl.NumberFormat, sizeBytes: number) {
  const step = sizeBytes < 1 ? 0 : Math.min(Math.floor(Math.log2(sizeBytes) / 10), sizes.length - 1)
  return `${format.format(sizeBytes / 1024 ** step)} ${sizes[step]}`
}
