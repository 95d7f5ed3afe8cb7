import { createSocket } from 'node:dgram'
import { Resolver } from 'node:dns'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from '@jest/globals'
import { createOutgoing } from './outgoing.ts'

/** What the name stands for, one list of addresses for each time that it is asked for; the last one stays. */
let answers: string[][] = []
let asked = 0
let reached = 0

const canary = createServer((socket) => {
  reached += 1
  socket.destroy()
})
await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve))
const { port } = canary.address() as AddressInfo // It listens on TCP, so this is an address.

const names = createSocket('udp4')
names.on('message', (query, { port: to, address }) => {
  const found = answers[Math.min(asked, answers.length - 1)] ?? []
  asked += 1
  names.send(answerTo(query, found), to, address)
})
names.bind(0, '127.0.0.1')
await once(names, 'listening')
const resolver = new Resolver()
resolver.setServers([`127.0.0.1:${names.address().port}`])

const outgoing = createOutgoing({ allowsLoopback: true }, (name, _options, done) =>
  resolver.resolve4(name, (error, found) =>
    error === null
      ? done(
          null,
          found.map((address) => ({ address, family: 4 })),
        )
      : done(error, []),
  ),
)
const call = () =>
  outgoing.fetch(`https://provider.test:${port}/`).then(
    () => 'answered',
    (error: Error) => (error.cause instanceof Error ? error.cause.name : error.name),
  )

beforeEach(() => {
  asked = 0
  reached = 0
})
afterAll(() => {
  canary.close()
  names.close()
})

test('T17: a name that stands for another address the second time is looked at the second time', async () => {
  answers = [['127.0.0.1'], ['10.0.0.7']]
  // The canary ends every connection that begins, so a call never gets further than to it.
  expect(await call()).not.toBe('OutgoingRefused')
  expect([asked, reached]).toEqual([1, 1])
  expect(await call()).toBe('OutgoingRefused')
  expect([asked, reached]).toEqual([2, 1])
})

test('T17: a call goes to the address that was looked at, without asking for the name again', async () => {
  answers = [['10.0.0.7'], ['127.0.0.1']]
  expect(await call()).toBe('OutgoingRefused')
  expect([asked, reached]).toEqual([1, 0])
})

test.each([[['127.0.0.1', '10.0.0.7']], [['169.254.169.254', '127.0.0.1']], [['127.0.0.1', '0.0.0.0']]])(
  'T17: a name that stands for several addresses, one of them private, is not called: %s',
  async (addresses) => {
    answers = [addresses]
    expect(await call()).toBe('OutgoingRefused')
    expect(reached).toBe(0)
  },
)

/** The question once more, and an address record without a lifetime for each of the addresses. */
function answerTo(query: Buffer, addresses: readonly string[]) {
  const head = Buffer.from(query.subarray(0, 12))
  head.writeUInt16BE(0x8180, 2)
  head.writeUInt16BE(addresses.length, 6)
  head.writeUInt16BE(0, 10)
  const end = query.indexOf(0, 12) + 5
  const records = addresses.map((address) =>
    Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)]),
  )
  return Buffer.concat([head, query.subarray(12, end), ...records])
}
