/** The built-in formats of numbers that are read otherwise than as they are (ECMA-376, part 1, 18.8.30). */
const builtIn: Record<number, string> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy-m-d h:mm',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss',
}
const isBuiltInDate = (id: number) => (id >= 14 && id <= 17) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)

export function builtInFormat(id: number) {
  return builtIn[id] ?? (isBuiltInDate(id) ? 'yyyy-mm-dd' : undefined)
}

const dayMs = 24 * 60 * 60_000

/**
 * A number as a person sees it in the spreadsheet: dates as 2026-03-01, times as 08:30, with the decimals, the leading zeros
 * and the per cent of its format. Thousands are not set apart, so that it can be read back.
 */
export function shownNumber(raw: string, format: string | undefined, is1904: boolean) {
  const value = Number(raw)
  if (raw.trim() === '' || !Number.isFinite(value)) return raw
  const plain = bare(format ?? '')
  if (/[ymdhs]/i.test(plain)) return moment(value, plain, is1904)
  const isPercent = plain.includes('%')
  const decimals = /\.([0#?]+)/.exec(plain)?.[1]
  const scaled = isPercent ? value * 100 : value
  const zeros = /^0{2,}$/.exec(plain)?.[0].length ?? 0
  const digits = decimals === undefined ? text(scaled, plain) : scaled.toFixed(decimals.replaceAll(/[#?]/g, '').length)
  return digits.padStart(zeros, '0') + (isPercent ? '%' : '')
}

/** The first part of a format, that of numbers above zero, without quoted words, colours and escaped signs. */
function bare(format: string) {
  const [first = ''] = format.replaceAll(/"[^"]*"|\\.|_./g, '').split(';')
  const kept = first.replaceAll(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
  return /general/i.test(kept) ? '' : kept
}

function text(value: number, format: string) {
  if (/^#?,?#*0(?!\.)/.test(format)) return value.toFixed(0)
  // Fifteen digits are what spreadsheet programs hold.
  return String(Number(value.toPrecision(15)))
}

function moment(value: number, format: string, is1904: boolean) {
  // In the calendar of 1900 there is a 29 February, so days before it count one less.
  const days = is1904 ? value + 1462 : value < 60 ? value + 1 : value
  const at = new Date(Date.UTC(1899, 11, 30) + Math.round((days * dayMs) / 1000) * 1000)
  if (Number.isNaN(at.getTime())) return String(value)
  const [date = '', time = ''] = at.toISOString().split(/[T.]/)
  const hasTime = /[hs]/i.test(format)
  const hasDate = /[yd]/i.test(format) || (!hasTime && /m/i.test(format))
  const shownTime = /s/i.test(format) ? time : time.slice(0, 5)
  return [hasDate && date, hasTime && shownTime].filter((one) => one !== false).join(' ')
}
