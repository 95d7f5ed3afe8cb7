/** As much of it as is kept. */
const mostCharacters = 200
const mostRead = 1000

/**
 * What an error says, without what could name a person or open something: of addresses no more than the name of the
 * file, of what is in quotes no more than names of code, no mail addresses, no long numbers, no tokens. The browser
 * cuts it so before it sends it, and the server again, whatever it was told.
 */
export function errorText(message: string) {
  const read = message.slice(0, mostRead).replaceAll(unprinted, ' ')
  const cut = cuts.reduce((text, [pattern, instead]) => text.replaceAll(pattern, instead), read)
  return cut.replaceAll(/ +/g, ' ').trim().slice(0, mostCharacters).replace(half, '').trim()
}

const unprinted = /[\p{C}\p{Z}]/gu
/** What is left of a character that the end cuts through: databases take none, or make all of them the same. */
const half = /\p{Cs}$/u
const gone = '…'

type Instead = (found: string, ...parts: string[]) => string

const cuts: readonly [RegExp, Instead][] = [
  // Addresses of any kind, then what stands behind a path.
  [/\b[a-z][a-z0-9+.-]{1,30}:\/\/[^ '"`<>)]*/gi, (address) => fileOf(address)],
  [/\b(?:blob|data|mailto|tel|javascript):[^ '"`<>)]*/gi, () => gone],
  [/[?#][^ '"`<>)]*=[^ '"`<>)]*/g, () => gone],
  [/[^ '"`<>(),;:]+@[^ '"`<>(),;:]+/g, () => gone],
  [/"([^"]*)"/g, (_found, inner = '') => `"${nameOr(inner)}"`],
  [/`([^`]*)`/g, (_found, inner = '') => `\`${nameOr(inner)}\``],
  // An apostrophe within a word begins nothing.
  [/(^|[^\p{L}\p{N}])'([^']*)'/gu, (_found, before = '', inner = '') => `${before}'${nameOr(inner)}'`],
  [/[“「『《][^”」』》]*[”」』》]/g, () => gone],
  [/[\w-]{16,}/g, (word) => (/\d/.test(word) ? gone : word)],
  [/\d{4,}/g, () => gone],
]

/** The last part of the path, where that is the name of a file. */
function fileOf(address: string) {
  const [path = ''] = address.split(/[?#]/, 1)
  const name = path.slice(path.lastIndexOf('/') + 1)
  return /^[\w.-]{1,60}\.(?:js|mjs|css|json)$/.test(name) ? name : gone
}

function nameOr(inner: string) {
  return /^[A-Za-z_$@.][\w$./@-]{0,59}$/.test(inner) ? inner : gone
}
