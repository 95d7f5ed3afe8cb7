import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

const plain = /^(?:\[([0-9a-f:.]+)\]|[a-z0-9._-]+)(?::(\d{1,5}))?$/i
const lastPort = 65_535

/**
 * Whether a request names one host, and only that: readers could take either of two headers, or of what else fits in.
 */
export function hasPlainHost({ rawHeaders }: IncomingMessage) {
  const hosts = rawHeaders.filter((_text, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host')
  // HTTP/1.0 knew no host; node itself asks for one in every later version.
  return hosts.length === 0 || (hosts.length === 1 && isPlain(hosts[0] ?? ''))
}

function isPlain(host: string) {
  const [found, address, port = '0'] = plain.exec(host) ?? []
  return found !== undefined && (address === undefined || isIPv6(address)) && Number(port) <= lastPort
}
