import { searchGrams } from '../../../foundation/query/list/names.ts'

/** The text of a search as `atrium_audit_text` keeps one: each sign of ASCII is a blank. */
function plain(text: string) {
  return text
    .toLowerCase()
    .replaceAll(/[!-/:-@[-`{-~\t\r\n]/g, ' ')
    .trim()
}

/** The search terms for the index of words: whole words and, for characters beyond ASCII, pairs of them. */
export function wordsOf(text: string) {
  const term = plain(text)
  const words = term.split(' ').filter((word) => /^[!-~]+$/.test(word))
  const rest = term.replaceAll(/[ -~]+/g, ' ').trim()
  return [...new Set([...words, ...searchGrams(rest)])]
}

export function isOneWord(text: string) {
  return /^[a-z0-9]+$/i.test(text)
}

const sign = '[\\x01-/:-@\\[-`{-~]'

/** The text as the database's regular expressions have it, with words that stand whole; of what is not ASCII any part does. */
export function wholeWordsOf(text: string) {
  const term = text.toLowerCase().trim()
  const literal = term.replaceAll(/[!-/:-@[-`{-~]/g, '\\$&')
  return `${/^[a-z0-9]/.test(term) ? `(^|${sign})` : ''}${literal}${/[a-z0-9]$/.test(term) ? `(${sign}|$)` : ''}`
}
