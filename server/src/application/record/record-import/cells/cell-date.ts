import { tidySign } from '@atrium/shared-utility/contract'

const day = String.raw`(\d{4})(?:-|\/|\.|年)(\d{1,2})(?:-|\/|\.|月)(\d{1,2})日?`
const time = String.raw`(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?`
const onlyDay = new RegExp(String.raw`^${day}(?:[T ]0{1,2}:00(?::00)?)?$`)
const dayAndTime = new RegExp(String.raw`^${day}(?:[T ]+${time})?$`)

/** The year comes first: of all other forms it is not certain which number is the month. Undefined for what is no day. */
export function dateOf(text: string) {
  const [, year = '', month = '', date = ''] = onlyDay.exec(tidySign(text)) ?? []
  return isDay(year, month, date) ? dayText(year, month, date) : undefined
}

/** In China, unless the text says another place, as our own files do; a day alone is its beginning. */
export function momentOf(text: string) {
  const typed = tidySign(text)
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(typed)) return instantOf(typed)
  const [, year = '', month = '', date = '', hour = '0', minute = '00', second = '00'] = dayAndTime.exec(typed) ?? []
  if (!isDay(year, month, date)) return undefined
  return instantOf(`${dayText(year, month, date)}T${hour.padStart(2, '0')}:${minute}:${second}+08:00`)
}

function instantOf(text: string) {
  const moment = new Date(text)
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}

function dayText(year: string, month: string, date: string) {
  return `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
}

/** The calendar has it: a thirty-first of June would be the first of July. */
function isDay(year: string, month: string, date: string) {
  if (year === '') return false
  const text = dayText(year, month, date)
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}
