import { once } from 'node:events'
import { request } from 'node:http'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { serveBuilds } from './serve.ts'
import { ask } from './test/ask.ts'

const origin = 'https://portal.example.com'
let server: Awaited<ReturnType<typeof serveBuilds>>
beforeEach(async () => void (server = await serveBuilds({ origin, key: 'key', port: 0, onShown: () => undefined })))
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
