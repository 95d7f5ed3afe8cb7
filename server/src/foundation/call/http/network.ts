import { isIPv4, isIPv6 } from 'node:net'

/** What one subscriber has, and what its provider gave out around it: addresses and /24, or /64 and /48. */
export function networksOf(ip: string) {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(plain)) return { own: plain, around: `${plain.split('.').slice(0, 3).join('.')}.0/24` }
  if (!isIPv6(plain)) return { own: plain, around: plain }
  const groups = groupsOf(plain)
  return { own: `${groups.slice(0, 4).join(':')}::/64`, around: `${groups.slice(0, 3).join(':')}::/48` }
}

// The URL parser writes every form of an address the same way; only its `::` is left to be written out.
function groupsOf(ip: string) {
  const written = URL.parse(`http://[${ip.split('%', 1)[0]}]`)?.hostname.slice(1, -1) ?? ip
  const [head = '', tail] = written.split('::')
  const [before, after] = [split(head), split(tail ?? '')]
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after]
}

function split(part: string) {
  return part === '' ? [] : part.split(':')
}
