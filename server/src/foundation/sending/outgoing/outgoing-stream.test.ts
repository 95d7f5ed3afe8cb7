import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createOutgoingStream } from './outgoing-stream.ts'

let hits: (string | undefined)[] = []
const canary = createServer((request, response) => {
  hits.push(request.headers.authorization)
  response.writeHead(request.url === '/away' ? 302 : 200, { location: 'http://169.254.169.254/' }).end('reached')
})
beforeAll(async () => new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve)))
afterAll(() => void canary.close())

const outgoing = createOutgoingStream({ allowsLoopback: false })
const signal = new AbortController().signal
const here = () => `127.0.0.1:${(canary.address() as AddressInfo).port}` // It listens on TCP, so this is an address.
const post = (url: string, isOwn: boolean) =>
  outgoing({ url: new URL(url), isOwn, headers: {}, body: Readable.from([]), signal })

test('S54: an address that operators typed in reaches nothing in the network of the server', async () => {
  for (const url of [`http://${here()}`, 'https://10.0.0.1', 'https://localhost', 'http://gotenberg.example'])
    await expect(post(url, false)).rejects.toThrow(/not called/)
  expect(hits).toEqual([])
})

test('what the environment names may stand there, without encryption nowhere else, and a redirect is not followed', async () => {
  hits = []
  const answer = await post(`http://portal:pass%20word@${here()}/`, true)
  expect(await text(answer.body)).toBe('reached')
  expect(hits).toEqual([`Basic ${Buffer.from('portal:pass word').toString('base64')}`])
  expect((await post(`http://${here()}/away`, true)).status).toBe(302)
  for (const url of ['http://93.184.215.14', 'http://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]'])
    await expect(post(url, true)).rejects.toThrow(/not called/)
})
