import ipaddr from 'ipaddr.js'

/** True when the address is in one of the networks. An IPv4 address written as IPv6 counts as what it is. */
export function isInside(address: string, networks: readonly { network: string }[]) {
  const asked = addressFrom(address)
  return asked !== null && networks.some(({ network }) => contains(network, asked))
}

type Address = ReturnType<typeof ipaddr.process>

// A request without a readable address is inside of nothing.
function addressFrom(text: string): Address | null {
  const [bare = ''] = text.split('%')
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : null
}

function contains(network: string, asked: Address) {
  const [base, bits] = rangeOf(network)
  return base.kind() === asked.kind() && asked.match(base, bits)
}

function rangeOf(network: string): [Address, number] {
  if (network.includes('/')) return ipaddr.parseCIDR(network)
  const base = ipaddr.process(network)
  return [base, base.kind() === 'ipv4' ? 32 : 128]
}
