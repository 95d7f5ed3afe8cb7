import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { isAllowedAddress } from './address.ts'
import { createOutgoing } from './outgoing.ts'

let canary: Server
let port = 0
let hits = 0
const outgoing = createOutgoing({ allowsLoopback: false })

beforeAll(async () => {
  canary = createServer((request, response) => {
    hits += 1
    response.writeHead(request.url === '/away' ? 302 : 200, { location: 'http://169.254.169.254/' }).end('reached')
  })
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve))
  port = (canary.address() as AddressInfo).port // It listens on TCP, so this is an address.
})
afterAll(() => void canary.close())

test.each([
  'http://127.0.0.1',
  'https://127.0.0.1',
  'https://localhost',
  'https://[::1]',
  'https://[::ffff:127.0.0.1]',
  'https://[::ffff:7f00:1]',
  'https://2130706433',
  'https://0x7f.1',
  'https://0.0.0.0',
  'https://user:secret@127.0.0.1',
])('an address like %s is never called', async (origin) => {
  await expect(outgoing.fetch(`${origin}:${port}/`)).rejects.toThrow(/./)
  expect(hits).toBe(0)
})

test.each(['file:///etc/passwd', 'gopher://127.0.0.1/', 'data:text/plain,x', 'http://example.com/'])(
  '%s is no address to call',
  (url) => {
    expect(outgoing.allows(new URL(url))).toBe(false)
  },
)

test.each([
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fe80::1',
  'fc00::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'not an address',
])('%s is not public', (address) => {
  expect(isAllowedAddress(address, { allowsLoopback: false })).toBe(false)
})

test.each([
  ['IPv4-compatible', '::7f00:1', '::127.0.0.1', '::a00:1', '::5db8:d70e'],
  ['IPv4-mapped', '::ffff:7f00:1', '::ffff:10.0.0.1', '::ffff:169.254.169.254'],
  ['IPv4-translated', '::ffff:0:7f00:1', '::ffff:0:127.0.0.1'],
  ['NAT64', '64:ff9b::7f00:1', '64:ff9b:1::7f00:1', '64:ff9b::5db8:d70e'],
  ['6to4', '2002:7f00:1::', '2002:a00:1::1'],
  ['Teredo', '2001::7f00:1', '2001:0:1:2::1'],
  ['site-local', 'fec0::1', 'feff::1'],
  ['unique local', 'fc00::1', 'fd12:3456::1'],
  ['link-local', 'fe80::1', 'fe80::1%eth0'],
  ['reserved', '100::1', '200::1', '400::1', '1000::1', '4000::1', '8000::1', 'e000::1', '2001:db8::1', '3fff::1'],
  ['multicast', 'ff02::1', 'ff0e::1'],
])('T17: no %s address is called', (_kind, ...addresses) => {
  const rule = { allowsLoopback: false }
  const called = (address: string) =>
    isAllowedAddress(address, rule) || createOutgoing(rule).allows(new URL(`https://[${address.split('%')[0]}]/`))
  expect(addresses.filter(called)).toEqual([])
})

test.each(['192.0.2.1', '198.18.0.1'])('%s is not public either', (address) => {
  expect(isAllowedAddress(address, { allowsLoopback: false })).toBe(false)
})

test('a public address is', () => {
  expect(isAllowedAddress('93.184.215.14', { allowsLoopback: false })).toBe(true)
  expect(isAllowedAddress('2606:2800:21f:cb07:6820:80da:af6b:8b2c', { allowsLoopback: false })).toBe(true)
})

test('where loopback is allowed it is called, and a redirect is not followed', async () => {
  const own = createOutgoing({ allowsLoopback: true })
  expect(await (await own.fetch(`http://127.0.0.1:${port}/`)).text()).toBe('reached')
  expect((await own.fetch(`http://127.0.0.1:${port}/away`)).status).toBe(302)
  await expect(own.fetch('http://10.0.0.1/')).rejects.toThrow(/not called/)
})
