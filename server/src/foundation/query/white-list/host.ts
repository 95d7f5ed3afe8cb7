/**
 * The host that an address leads to, as its caller reads it: lower case, punycode, without port, account and the dot at
 * the end. Null for what leads to none.
 */
export function hostOf(address: string) {
  const host = URL.parse(address)?.hostname.replace(/\.$/, '') ?? ''
  return host === '' ? null : host
}

const label = '[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?'
// The last one is no number: browsers read such a host as an address of version 4.
const name = new RegExp(String.raw`^(?:${label}\.)*[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$`)
const maxLength = 253

/** What a person has typed as a host of the list, in the one way in which it is kept; null for anything else. */
export function listedHost(typed: string) {
  const [, wildcard = '', rest = ''] = /^(\*\.)?([^/\\@:?#%\s*[\]]+)$/.exec(typed.trim()) ?? []
  const host = rest === '' ? null : hostOf(`https://${rest}`)
  if (host === null || host.length > maxLength || !name.test(host)) return null
  // A wildcard over all that ends in .com would let nearly everything through.
  if (wildcard !== '' && !host.includes('.')) return null
  return wildcard + host
}

/** The entries that let a host through: itself, and a wildcard above it. */
export function entriesFor(host: string) {
  const labels = host.split('.')
  return [host, ...labels.slice(1, -1).map((_, index) => `*.${labels.slice(index + 1).join('.')}`)]
}
