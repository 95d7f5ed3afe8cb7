import type { Lang } from '../../contract/index.ts'

/** How a day is written where it is typed: the order of its parts, for a person to see. */
export const dateHints: Record<Lang, { day: string; minute: string }> = {
  'zh-CN': { day: '年-月-日', minute: '年-月-日 时:分' },
  'en-US': { day: 'MM/DD/YYYY', minute: 'MM/DD/YYYY HH:MM' },
}

/** A day or a minute (`2026-03-05`, `2026-03-05T14:05`) as it is typed in a language. */
export function dateText(local: string, lang: Lang) {
  const [day = '', time] = local.split('T')
  const [year, month, date] = day.split('-')
  const text = lang === 'zh-CN' ? day : `${month}/${date}/${year}`
  return time === undefined ? text : `${text} ${time}`
}

/** The day or the minute that a text says, or null: the year first in every language, as the language has it, or the month by its name. */
export function dateOf(text: string, { lang, hasTime }: { lang: Lang; hasTime: boolean }) {
  const numbers = numbersIn(text)
  if (numbers?.length !== (hasTime ? 5 : 3)) return null
  const [first = '', second = '', third = '', hour = '0', minute = '0'] = numbers
  const isYearFirst = first.length === 4
  if (!isYearFirst && (lang === 'zh-CN' || third.length !== 4)) return null
  const [year, month, date] = isYearFirst ? [first, second, third] : [third, first, second]
  const day = `${year}-${two(month)}-${two(date)}`
  if (!isDay(day) || Number(year) < 1000 || Number(hour) > 23 || Number(minute) > 59) return null
  return hasTime ? `${day}T${two(hour)}:${two(minute)}` : day
}

/** A moment as the minute that it is where the person is, or '' for what is no moment. */
export function minuteOf(instant: string) {
  const at = new Date(instant)
  if (Number.isNaN(at.getTime())) return ''
  // Not by getTimezoneOffset: it answers whole minutes in some browsers, and old years are off by seconds.
  const day = [String(at.getFullYear()).padStart(4, '0'), two(at.getMonth() + 1), two(at.getDate())].join('-')
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const between = String.raw`(?:\s*[-/.,:T年月日时点分\s]\s*)+`
const parts = new RegExp(String.raw`^\d{1,4}(?:${between}\d{1,4}){2,4}[日分]?$`)

function numbersIn(text: string) {
  // NFKC: an input method writes digits, colons and spaces as wide as its characters.
  const plain = text.normalize('NFKC').trim()
  if (/^\d{8}$/.test(plain)) return [plain.slice(0, 4), plain.slice(4, 6), plain.slice(6)]
  const numbered = plain.replace(/^([a-z]{3})[a-z]*\.?(?=\s)/i, (name, start: string) => {
    const at = monthNames.indexOf(start.toLowerCase())
    return at === -1 ? name : String(at + 1)
  })
  return parts.test(numbered) ? numbered.match(/\d+/g) : null
}

function isDay(day: string) {
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

function two(part: string | number) {
  return String(part).padStart(2, '0')
}
