import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, request, type IncomingMessage, type Server } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { startTool } from './test/started-tool.ts'

// The tool as a team starts it, against what a portal says.
let folder = ''
let portal: Awaited<ReturnType<typeof givenPortal>>
let tool: ReturnType<typeof startTool>

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'atrium-dev-'))
  portal = await givenPortal()
  await write('package.json', JSON.stringify({ version: '1.2.3', atrium: { portal: portal.url } }))
  await write('parcel.json', JSON.stringify(declaration))
  await write('src/main.tsx', source('first'))
  await write('src/main.css', '.one { color: red }')
  tool = startTool(folder, 'dev', '--account', 'wangfang', '--json')
})
afterEach(async () => {
  tool.process.kill('SIGKILL')
  portal.close()
  await rm(folder, { recursive: true })
})

test('it asks for the account, serves what it has built to the portal’s pages, and each saved file without being asked', async () => {
  const { address, open } = await tool.says('asked')
  expect(open).toBe(`${portal.url}/user/override?ask=o1`)
  const { port, pathname } = new URL(address)
  const key = pathname.split('/')[1]
  expect(portal.heard[0]).toEqual({ loginId: 'wangfang', port: Number(port), key, declaration: expect.any(Object) })
  const [file = ''] = /\.\/main\.[\w-]+\.js/.exec(await read(`${address}entry.js`)) ?? []
  expect(await read(new URL(file, address).href)).toContain('"first"')
  expect(await read(`${address}entry.css`)).toContain('color: red')

  const builds = await listening(`${address}builds`)
  expect(await builds()).toBe(1)
  await write('src/main.tsx', source('second'))
  expect(await builds()).toBe(2)
  const [newer = ''] = /\.\/main\.[\w-]+\.js/.exec(await read(`${address}entry.js`)) ?? []
  expect(await read(new URL(newer, address).href)).toContain('"second"')
  // A page that has not heard of it yet goes on with what it was given.
  expect(await read(new URL(file, address).href)).toContain('"first"')
  await ask(`${address}shown?build=2&as=shown`, { method: 'POST' })
  const { ms } = await tool.says('shown')
  expect(ms).toBeGreaterThan(0)
})

test('what does not build is said, and the pages go on with the build before', async () => {
  const { address } = await tool.says('asked')
  await write('src/main.tsx', 'export const mount = (')
  expect((await tool.says('refused')).line).toContain('main.tsx')
  expect((await ask(`${address}entry.js`)).status).toBe(200)
  await write('src/main.tsx', source('mended'))
  const builds = await listening(`${address}builds`)
  while ((await builds()) < 2);
})

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['a page that says nothing of itself', { origin: undefined }],
  ['a page that reached this machine by another name', { host: 'evil.example:80' }],
])('%s reads nothing', async (_, headers) => {
  const { address } = await tool.says('asked')
  for (const name of ['entry.js', 'entry.css', 'builds'])
    expect(await ask(address + name, { headers })).toMatchObject({ status: 403, said: '' })
})

test('without the key nothing is read, and no file beside those that were built', async () => {
  const { address } = await tool.says('asked')
  const { origin, hostname, port } = new URL(address)
  // What is no address ends nothing.
  const [odd] = await once(request({ hostname, port, path: '//' }).end(), 'response')
  expect(odd.resume().statusCode).toBe(403)
  expect((await ask(`${origin}/entry.js`)).status).toBe(403)
  expect((await ask(`${origin}/${'a'.repeat(22)}/entry.js`)).status).toBe(403)
  for (const name of ['../package.json', '%2e%2e/package.json', 'package.json', 'parcel.json', ''])
    expect((await ask(address + name)).status).not.toBe(200)
})

test('a portal that restarts ends nothing, nor does what a balancer says in its place meanwhile', async () => {
  await tool.says('asked')
  portal.status = 502
  expect((await tool.says('silent')).line).toContain('502')
  portal.status = 200
  portal.state = 'live'
  await tool.says('live')
})

test('a parcel.json that is gone for a moment, as where another branch is checked out, is said and ends nothing', async () => {
  const { address } = await tool.says('asked')
  await rm(path.join(folder, 'parcel.json'))
  expect((await tool.says('refused')).line).toContain('parcel.json')
  await write('parcel.json', JSON.stringify(declaration))
  const builds = await listening(`${address}builds`)
  while ((await builds()) < 2);
})

test('stopped by hand it ends what it asked for; ended in the portal it stops, and says so', async () => {
  await tool.says('asked')
  tool.process.kill('SIGTERM')
  expect(await tool.code()).toBe(0)
  expect(portal.heard.at(-1)).toBe('DELETE /api/deploy/override/o1')
  const other = startTool(folder, 'dev', '--account', 'wangfang', '--json')
  await other.says('asked')
  portal.state = 'over'
  expect(await other.code()).toBe(1)
  expect(other.said()).toContain('It is over')
})

const source = (word: string) => `import './main.css'\nexport const mount = () => ${JSON.stringify(word)}\n`
const title = { 'zh-CN': '试', 'en-US': 'Probe' }
const declaration = { name: '@team/probe', description: title, routes: [{ path: '/probe', kind: 'default', title }] }
const shared = { exports: { react: ['useState'] }, versions: { react: '19.3.1' } }

async function givenPortal() {
  const heard: unknown[] = []
  const told = { state: 'asked', status: 200 }
  const server: Server = createServer((asked, response) => {
    response.statusCode = told.status
    void answer(asked).then((said) => response.end(told.status === 200 ? said : '<html>Bad gateway</html>'))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : null
  return Object.assign(told, {
    heard,
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  })

  async function answer(asked: IncomingMessage) {
    if (asked.url === '/sdk/shared.json') return JSON.stringify(shared)
    const expiresAt = '2030-01-01T00:00:00.000Z'
    if (asked.method === 'GET') return JSON.stringify({ result: { state: told.state, expiresAt } })
    heard.push(asked.method === 'POST' ? JSON.parse(await text(asked)) : `${asked.method} ${asked.url}`)
    return JSON.stringify({ result: { id: 'o1', path: '/user/override?ask=o1', expiresAt } })
  }
}

async function write(file: string, content: string) {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
  await writeFile(path.join(folder, file), content)
}

type Asking = { method?: string; headers?: Record<string, string | undefined> }

/** As a page of the portal asks. */
async function ask(url: string, { method = 'GET', headers = {} }: Asking = {}) {
  const sent = Object.entries({ origin: portal.url, ...headers }).filter(([, value]) => value !== undefined)
  const asked = request(url, { method, headers: Object.fromEntries(sent), agent: false }).end()
  const [answer]: IncomingMessage[] = await once(asked, 'response')
  if (answer === undefined) throw new Error('an answer is there')
  return { status: answer.statusCode, said: await text(answer) }
}

async function read(url: string) {
  const { status, said } = await ask(url)
  if (status !== 200) throw new Error(`${url} answers ${status}`)
  return said
}

/** The builds that the stream names, one after the other. */
async function listening(url: string) {
  const asked = request(url, { headers: { origin: portal.url }, agent: false }).end()
  const [answer]: IncomingMessage[] = await once(asked, 'response')
  if (answer === undefined) throw new Error('an answer is there')
  const pieces = answer[Symbol.asyncIterator]()
  return async () => {
    for (;;) {
      const { value } = await pieces.next()
      const [, build] = /data: (\d+)/.exec(String(value)) ?? []
      if (build !== undefined) return Number(build)
    }
  }
}
