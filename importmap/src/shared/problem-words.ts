import { readFileSync } from 'node:fs'

/** What a browser finds out by itself, or says in words of its own. Everything else comes with its text in the answer. */
export const foundByBrowsers: readonly string[] = [
  'invalidInput',
  'malformedRequest',
  'signInRequired',
  'forbidden',
  'notFound',
  'configMissing',
  'interfaceMissing',
  'underMaintenance',
  'internal',
  'timedOut',
  'unreachable',
  'emptyResponse',
  'cancelled',
  'linkInvalid',
  'signOnExpired',
  'bindTicketExpired',
]

const text = /(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/.source
const entry = new RegExp(
  String.raw`(\w+)(: (?:field\(\s*'[\w.]+',\s*)?entry\(\s*\d+,\s*-?\d+,\s*)\[\s*${text},\s*${text},?\s*\]`,
  'g',
)

/**
 * The problems of the contract without the texts that the server sends along anyway: in both languages they would be a
 * part of the first page. Null for every other file.
 */
export function withoutWords(id: string) {
  if (!/\/shared-utility\/src\/contract\/problem\/[\w-]+\.ts$/.test(id)) return null
  return blank(readFileSync(id, 'utf8'))
}

export function blank(source: string) {
  return source.replaceAll(entry, (whole: string, code: string, head: string) =>
    foundByBrowsers.includes(code) ? whole : `${code}${head}['', '']`,
  )
}
