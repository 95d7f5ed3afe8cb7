import { BlockList, isIPv4 } from 'node:net'

/** As fastify's `trustProxy` understands them. */
const named: Record<string, readonly string[]> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** Whether an address is that of a proxy which `ATRIUM_TRUST_PROXY` names. */
export function trustIn(proxies: readonly string[]) {
  const trusted = new BlockList()
  for (const proxy of proxies.flatMap((name) => named[name] ?? [name])) {
    const [address = '', bits] = proxy.split('/')
    const family = isIPv4(address) ? 'ipv4' : 'ipv6'
    if (bits === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(bits), family)
  }
  return (address: string | undefined) =>
    address !== undefined && trusted.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
}
