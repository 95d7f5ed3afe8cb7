import { once } from 'node:events'
import { request } from 'node:http'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { serveBuilds } from './serve.ts'
import { ask } from './test/ask.ts'

const origin = 'https://portal.example.com'
let server: Awaited<ReturnType<typeof serveBuilds>>
let heard: unknown[] = []
beforeEach(async () => {
  heard = []
  server = await serveBuilds({ origin, key: 'key', port: 0, onShown: (...said) => heard.push(said) })
})
afterEach(() => server.close())

test('a day of saved files does not fill the memory: what no open page can still ask for is let go', async () => {
  for (let build = 1; build <= 100; build += 1) show(build)
  expect(await Promise.all(['main.100.js', 'main.90.js', 'same.js', 'entry.js'].map(status))).toEqual([
    200, 200, 200, 200,
  ])
  expect(await status('main.1.js')).toBe(404)
})

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['a page that says nothing of itself', { origin: undefined }],
  ['a page that reached this machine by another name', { host: 'evil.example:80' }],
])('%s reads nothing', async (_, headers) => {
  show(1)
  for (const name of ['entry.js', 'entry.css', 'builds'])
    expect(await ask(origin, server.address + name, { headers })).toMatchObject({ status: 403, said: '' })
})

test('without the key nothing is read, and no file beside those that were built', async () => {
  show(1)
  const { origin: here, hostname, port } = new URL(server.address)
  // What is no address ends nothing.
  const [odd] = await once(request({ hostname, port, path: '//' }).end(), 'response')
  expect(odd.resume().statusCode).toBe(403)
  expect((await ask(origin, `${here}/entry.js`)).status).toBe(403)
  expect((await ask(origin, `${here}/${'a'.repeat(22)}/entry.js`)).status).toBe(403)
  for (const name of ['../package.json', '%2e%2e/package.json', 'package.json', 'parcel.json', ''])
    expect((await ask(origin, server.address + name)).status).not.toBe(200)
})

test('a page that says where a build failed is answered with the place in the sources (R15)', async () => {
  const map = { version: 3, sources: ['../src/main.tsx'], names: [], mappings: ';;IAEQ' }
  server.show({
    entry: 'm.A.js',
    css: [],
    files: new Map([
      ['m.A.js', 'x'],
      ['m.A.js.map', JSON.stringify(map)],
    ]),
  })
  const told = (at: string) =>
    ask(origin, `${server.address}shown?build=1&as=failed&reason=no&at=${at}`, { method: 'POST' })
  expect(await told('m.A.js:3:5')).toEqual({ status: 200, said: 'src/main.tsx:3:9' })
  expect(await told('other.js:3:5')).toEqual({ status: 200, said: 'other.js:3:5' })
  expect(heard[0]).toEqual([1, 'failed', { reason: 'no', place: 'src/main.tsx:3:9' }])
})

test('what does not build is told to pages that are open and to those that come, until something builds (R15)', async () => {
  show(1)
  const first = await streamOf(`${server.address}builds`)
  server.refuse('main.tsx:1:1: no')
  const late = await streamOf(`${server.address}builds`)
  for (const one of [first, late]) await one.until(/event: refused\ndata: "main\.tsx:1:1: no"/)
  show(2)
  for (const one of [first, late]) await one.until(/event: built\ndata: 2/)
  expect([first.said(), late.said()].map((said) => said.includes('data: 1\n'))).toEqual([true, false])
  first.stop()
  late.stop()
})

async function streamOf(url: string) {
  const stopping = new AbortController()
  const { body } = await fetch(url, { headers: { origin }, signal: stopping.signal })
  let text = ''
  let more = Promise.withResolvers<void>()
  const reading = (async () => {
    for await (const piece of body ?? []) {
      text += Buffer.from(piece).toString()
      more.resolve()
      more = Promise.withResolvers()
    }
  })()
  reading.catch(() => undefined)
  return {
    said: () => text,
    stop: () => stopping.abort(),
    async until(pattern: RegExp) {
      while (!pattern.test(text)) await more.promise
    },
  }
}

function show(build: number) {
  server.show({
    entry: `main.${build}.js`,
    css: [],
    files: new Map([
      [`main.${build}.js`, 'x'],
      ['same.js', 'y'],
    ]),
  })
}

async function status(name: string) {
  return (await ask(origin, server.address + name)).status
}
