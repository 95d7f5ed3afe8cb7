import { once } from 'node:events'
import { request } from 'node:http'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { serveBuilds } from './serve.ts'

const origin = 'https://portal.example.com'
let server: Awaited<ReturnType<typeof serveBuilds>>
beforeEach(async () => void (server = await serveBuilds({ origin, key: 'key', port: 0, onShown: () => undefined })))
afterEach(() => server.close())

test('a day of saved files does not fill the memory: what no open page can still ask for is let go', async () => {
  for (let build = 1; build <= 100; build += 1)
    server.show({
      entry: `main.${build}.js`,
      css: [],
      files: new Map([
        [`main.${build}.js`, 'x'],
        ['same.js', 'y'],
      ]),
    })
  expect(await Promise.all(['main.100.js', 'main.90.js', 'same.js', 'entry.js'].map(status))).toEqual([
    200, 200, 200, 200,
  ])
  expect(await status('main.1.js')).toBe(404)
})

async function status(name: string) {
  const asked = request(server.address + name, { headers: { origin }, agent: false }).end()
  const [answer] = await once(asked, 'response')
  return answer.resume().statusCode
}
