import { formatFor, type Format } from './format.ts'
import { useLang } from './use-session.ts'

/** Dates, numbers and sizes in the language of the page. */
export function useFormat(): Format {
  return formatFor(useLang())
}
