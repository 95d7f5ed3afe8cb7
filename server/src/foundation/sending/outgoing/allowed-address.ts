import { lookup } from 'node:dns/promises'
import { isAllowedAddress, type OutgoingRule } from './address.ts'
import { OutgoingRefused } from './refused.ts'

/**
 * The address that a name stands for, for protocols other than http. Throws where one of its addresses may not be
 * called.
 */
export async function allowedAddressOf(hostname: string, rule: OutgoingRule) {
  const addresses = await lookup(hostname.replaceAll(/^\[|\]$/g, ''), { all: true })
  const [first] = addresses
  if (first === undefined || !addresses.every(({ address }) => isAllowedAddress(address, rule)))
    throw new OutgoingRefused('this address is not called')
  return first.address
}
