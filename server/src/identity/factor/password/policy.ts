import { Problem } from '@atrium/shared-utility/contract'
import { commonWords } from './common-words.ts'

type Choice = {
  password: string
  /** The words that all people around this person know: names, login id, enterprises. */
  ownWords: readonly string[]
}

// Easily guessed parts count for nothing: this much has to be left without them.
const shortestRest = 8
const shortestRun = 3

/** Throws passwordCommon, passwordSequence or passwordOwnName. The password is checked as typed, never changed. */
export function refuseGuessable({ password, ownWords }: Choice) {
  const forms = formsOf(password)
  const isMostly = (words: readonly string[]) => forms.some((form) => without(form, words).length < shortestRest)
  if (forms.some((form) => withoutRuns(form).length < shortestRest)) throw new Problem('passwordSequence')
  if (isMostly(ownWords.flatMap(wordsOf))) throw new Problem('passwordOwnName')
  if (isMostly(commonWords)) throw new Problem('passwordCommon')
}

/** As typed, and as it reads when 0, 1, 3, @ and $ stand for letters. */
function formsOf(password: string) {
  const plain = password.normalize('NFKC').toLowerCase()
  return [plain, plain.replaceAll(/[013457@$!]/g, (sign) => signs[sign] ?? sign)]
}

const signs: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

// Latin words of two letters are in everything; Chinese names are often no longer.
function wordsOf(text: string) {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
  return words.filter((word) => word.length >= (/\p{Script=Han}/u.test(word) ? 2 : 3))
}

function without(text: string, words: readonly string[]) {
  return words
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, word) => rest.replaceAll(word, ''), text)
}

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const lines = rows.flatMap((row) => [row, row.split('').toReversed().join('')])

/** Each run along the alphabet, the digits, a row of keys or one key counts as its first character alone. */
function withoutRuns(text: string) {
  const block = /^(.+?)\1+$/su.exec(text)?.[1] ?? text
  let rest = ''
  for (let at = 0; at < block.length; at += runAt(block, at)) rest += block.charAt(at)
  return rest
}

function runAt(text: string, at: number) {
  const longest = Math.max(sameFrom(text, at), ...lines.map((line) => alongFrom(line, text.slice(at))))
  return longest >= shortestRun ? longest : 1
}

function sameFrom(text: string, at: number) {
  let length = 1
  while (text.charAt(at + length) === text.charAt(at)) length += 1
  return length
}

function alongFrom(line: string, text: string) {
  const start = line.indexOf(text.charAt(0))
  if (start < 0) return 0
  let length = 1
  while (length < text.length && line.charAt(start + length) === text.charAt(length)) length += 1
  return length
}
