import { expect, test } from '@jest/globals'
import { isInside } from './contains.ts'

test.each([
  ['203.0.113.9', '203.0.113.0/24', true],
  ['203.0.114.9', '203.0.113.0/24', false],
  ['203.0.113.9', '203.0.113.9', true],
  ['203.0.113.8', '203.0.113.9', false],
  // How a server that listens on both versions sees an IPv4 client.
  ['::ffff:203.0.113.9', '203.0.113.0/24', true],
  ['::ffff:cb00:7109', '203.0.113.0/24', true],
  ['2001:db8::1', '2001:db8::/32', true],
  ['2001:db9::1', '2001:db8::/32', false],
  ['2001:DB8:0:0::1', '2001:db8::1', true],
  ['fe80::1%eth0', 'fe80::/10', true],
  ['203.0.113.9', '::/0', false],
  ['2001:db8::1', '0.0.0.0/0', false],
  ['unknown', '0.0.0.0/0', false],
  ['', '::/0', false],
])('%s in %s: %s', (address, network, inside) => {
  expect(isInside(address, [{ network }])).toBe(inside)
})
