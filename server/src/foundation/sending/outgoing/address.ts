import ipaddr from 'ipaddr.js'

export type OutgoingRule = {
  /** True lets the server call itself, over http too: for tests and demos with a provider beside the portal. */
  allowsLoopback: boolean
}

/**
 * Whether a call may go to this address. Only plain public ones pass: an address that an administrator types in must
 * not become a way into the network that the server stands in.
 */
export function isAllowedAddress(address: string, { allowsLoopback }: OutgoingRule) {
  if (!ipaddr.isValid(address)) return false
  // `process` turns ::ffff:127.0.0.1 back into what it is.
  const plain = ipaddr.process(address)
  const range = plain.range()
  return (range === 'unicast' && isGlobal(plain)) || (allowsLoopback && range === 'loopback')
}

// The addresses that IPv6 has given out for everyone. Outside of them are old ways to write an IPv4 address, such as
// ::7f00:1.
const given = ipaddr.IPv6.parseCIDR('2000::/3')

function isGlobal(address: ipaddr.IPv4 | ipaddr.IPv6) {
  return address instanceof ipaddr.IPv4 || address.match(given)
}

/** Whether a URL may be called at all, as far as it says so itself; its name is looked at again once it is resolved. */
export function isAllowedUrl(url: URL, rule: OutgoingRule) {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (url.username !== '' || url.password !== '') return false
  if (ipaddr.isValid(host) && !isAllowedAddress(host, rule)) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && rule.allowsLoopback && isOwnHost(host))
}

function isOwnHost(host: string) {
  return host === 'localhost' || (ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback')
}
