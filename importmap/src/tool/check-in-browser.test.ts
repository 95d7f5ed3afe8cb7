import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { givenStage } from '../gate/browser/test/given-stage.ts'
import { inRepository } from '../repository.ts'

// The tool as teams run it, in a browser of this machine, with a page of what the portal serves.
let folder = ''
let portal: Awaited<ReturnType<typeof givenPortal>>
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'atrium-check-'))
  portal = await givenPortal()
  await write('package.json', JSON.stringify({ version: '1.2.3', atrium: { portal: portal.url } }))
  await write('parcel.json', JSON.stringify(declaration))
})
afterEach(async () => {
  portal.close()
  await rm(folder, { recursive: true })
})

test('what goes as it came passes, and it is said that it was run', async () => {
  await write('src/main.tsx', parcel())
  const { code, said } = await atrium()
  expect(said).toMatch(/probe 1\.2\.3 passes the gate, and was run in a browser/)
  expect(code).toBe(0)
}, 180_000)

test('what leaves a listener is refused with the file and line of the build, as the portal would', async () => {
  await write('src/main.tsx', parcel("addEventListener('resize', () => domElement)"))
  const { code, said } = await atrium('--lang', 'zh-CN')
  expect(said).toMatch(/refused {2}.*监听器.*main\.\w+\.js:\d+/)
  expect(code).toBe(1)
}, 180_000)

test('what its files keep out already is not run', async () => {
  await write('src/main.tsx', 'export const mount = async () => undefined')
  const { code, said } = await atrium()
  expect(said).toMatch(/It was not run in a browser: first what its files say/)
  expect(code).toBe(1)
}, 60_000)

test('a machine without a browser is told how to have one, and ends with 2', async () => {
  await write('src/main.tsx', parcel())
  const nowhere = { CHROMIUM_PATH: '', PATH: '/nowhere', PLAYWRIGHT_BROWSERS_PATH: '/nowhere' }
  const { code, said } = await run([], nowhere)
  expect(said).toMatch(/no Chromium on this machine.*playwright-core install.*CHROMIUM_PATH=/)
  expect(code).toBe(2)
  expect((await run([], { CHROMIUM_PATH: '/nowhere' })).said).toMatch(/no program at \/nowhere/)
}, 60_000)

/** Draws a heading, and goes as it came but for what else a mount does. */
const parcel = (mount = '') => `export const bootstrap = async () => undefined
export const mount = async ({ domElement, portal }) => {
  const heading = document.createElement('h1')
  heading.textContent = 'Probe'
  domElement.append(heading)
  portal.onReady()
  ${mount}
}
export const unmount = async ({ domElement }) => domElement.replaceChildren()
`

const title = { 'zh-CN': '试', 'en-US': 'Probe' }
const declaration = {
  name: '@team/probe',
  description: title,
  routes: [{ path: '/probe', kind: 'default', title, open: false, public: false }],
}

async function givenPortal() {
  const { stage, files } = await givenStage()
  const documents = new Map([
    ['/sdk/shared.json', JSON.stringify({ exports: {}, versions: {} })],
    ['/sdk/stage.json', JSON.stringify(stage)],
    ...files,
  ])
  const server: Server = createServer(({ url = '' }, response) => {
    const text = documents.get(url)
    response.statusCode = text === undefined ? 404 : 200
    response.end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : null
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() }
}

async function write(file: string, text: string) {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
  await writeFile(path.join(folder, file), text)
}

const atrium = (...args: string[]) => run(args, {})

function run(args: string[], env: Record<string, string>) {
  const cli = inRepository('importmap/src/tool/cli.ts')
  return new Promise<{ code: number; said: string }>((resolve) => {
    const all = [cli, 'check', '--browser', ...args]
    execFile(process.execPath, all, { cwd: folder, env: { ...process.env, ...env } }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: stdout + stderr }),
    )
  })
}
