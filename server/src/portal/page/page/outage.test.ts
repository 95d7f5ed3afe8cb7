import { createContext, runInContext } from 'node:vm'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { Client as Connection } from 'pg'
import { removeFlag, writeFlag } from '../../../operation/setting/maintenance/state.ts'
import type { Client } from '../../../test/client.ts'
import { makePortalFolder } from '../../../test/portal-fixture.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'

let portal: Awaited<ReturnType<typeof makePortalFolder>>
let server: TestServer
let person: Client

beforeAll(async () => {
  portal = await makePortalFolder()
  server = await startTestServer({ repositoryFolder: portal.folder })
  person = await server.given.signedIn()
})
afterEach(async () => {
  await server.database.mend()
  await removeFlag(server.dataFolder)
  server.services.maintenance.forget()
  await until(async () => (await person.tryCall('getHomeLink', {})).status === 200)
})
afterAll(async () => {
  await server.close()
  await portal.remove()
})

test('V03: with the database down a visitor’s page is served as before', async () => {
  await cut()
  const { status, body } = await open(server.client(), '/home/login')
  expect(status).toBe(200)
  expect(body).toContain('atrium-boot')
})

test('V03: a signed-in person is told in a page, in both languages, and when to come back', async () => {
  await cut()
  const { status, headers, body } = await open(person, '/user/workbench')
  expect([status, headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8'])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(body).toContain('数据服务暂时不可用')
  expect(body).toContain('The data service is unavailable')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  const nonce = /script-src 'nonce-([\w-]+)'/.exec(headers.get('content-security-policy') ?? '')?.[1]
  expect([...String(body).matchAll(/<(?:script|style)[^>]*>/g)].map(([tag]) => tag)).toEqual([
    `<style nonce="${nonce}">`,
    `<script nonce="${nonce}">`,
  ])
  // The page needs none of its own files, and a program that calls gets the usual answer.
  expect(body).not.toMatch(/ src=|stylesheet/)
  expect((await person.tryCall('getOwnAccount', {})).error).toBe('databaseUnavailable')
})

test('V03: a mistyped address is answered with that page, too, and a program that calls is told as ever (R7)', async () => {
  await cut()
  for (const path of ['/sysop/enterprise/%E4%BC', '/space-a/space-b/home']) {
    const { status, headers, body } = await open(person, path)
    expect([path, status, headers.get('content-type')]).toEqual([path, 500, 'text/html; charset=utf-8'])
    expect(body).toContain('The data service is unavailable')
  }
  const called = await person.fetch('/sysop/enterprise/%E4%BC', { headers: { accept: 'application/json' } })
  expect([called.status, called.headers.get('content-type')]).toEqual([400, 'application/json; charset=utf-8'])
})

test('V03: the page that stands in asks for the page, and loads it as soon as it is there', async () => {
  const page = await standIn([500, 429, 200])
  await until(() => page.reloads() > 0)
  expect([page.reloads(), page.asked()]).toEqual([1, 3])
})

test('V03: a hidden page that stands in does not ask, and asks at once when it is seen again', async () => {
  const page = await standIn([200], { hidden: true })
  await new Promise((resolve) => setImmediate(resolve))
  expect(page.asked()).toBe(0)
  page.show()
  expect(page.asked()).toBe(1)
  await until(() => page.reloads() > 0)
})

test('V03: the maintenance file works without the database, for visitors and for signed-in people', async () => {
  await cut()
  await writeFlag(server.dataFolder, { reason: 'update', eta: null })
  server.services.maintenance.forget()
  for (const browser of [server.client(), person]) {
    const { status, body } = await open(browser, '/maintenance')
    expect(status).toBe(200)
    // A session that cannot be looked up is one that the page asks about (R12).
    expect(String(body).includes('"login":false')).toBe(browser !== person)
    expect((await browser.call('getAppStatus', {})).isSysUpdating).toBe(true)
    expect((await browser.tryCall('getHomeLink', {})).error).toBe('underMaintenance')
  }
})

test('with maintenance by file and no database a person with a session is not said to be signed out (R12)', async () => {
  await cut()
  await writeFlag(server.dataFolder, { reason: 'update', eta: null })
  server.services.maintenance.forget()
  const { status, error, headers } = await person.tryCall('getLoginStatus', {})
  expect([status, error, Number(headers.get('retry-after')) > 0]).toEqual([503, 'underMaintenance', true])
  expect(await server.client().call('getLoginStatus', {})).toMatchObject({ login: false, isSysUpdating: true })
})

test('V03: pages under overload are pages', async () => {
  const lock = new Connection(server.address)
  await lock.connect()
  await lock.query('begin; lock table session in access exclusive mode')
  // The session was remembered for a moment.
  await until(async () => (await open(person, '/user/workbench')).status !== 200)
  const { status, headers, body } = await open(person, '/user/workbench')
  await lock.end()
  expect([status, headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8'])
  expect(body).toContain('系统繁忙')
})

/** The database is away, and the server has seen it: no session is remembered any more. */
async function cut() {
  await server.database.cut()
  await until(async () => (await person.tryCall('getHomeLink', {})).error === 'databaseUnavailable')
}

function open(browser: Client, path: string) {
  return browser.fetch(path, { headers: { accept: 'text/html' } })
}

/** Runs the script of the page in a world of its own, in which each pause is over at once. */
async function standIn(statuses: number[], { hidden = false } = {}) {
  await cut()
  const { body } = await open(person, '/user/workbench')
  const [, script = ''] = /<script[^>]*>([^]*)<\/script>/.exec(String(body)) ?? []
  let [reloads, asked] = [0, 0]
  const changes: (() => void)[] = []
  const document = { hidden, addEventListener: (_: string, work: () => void) => void changes.push(work) }
  const world = {
    location: { href: '/user/workbench', reload: () => void (reloads += 1) },
    addEventListener: () => undefined,
    document,
    fetch: async () => ({ status: statuses[asked++] }),
    setTimeout: (work: () => void, ms: number) => (expect(ms).toBeLessThan(45_000), setImmediate(work)),
    clearTimeout: () => undefined,
    Math,
  }
  runInContext(script, createContext(world))
  const show = () => {
    document.hidden = false
    for (const work of changes) work()
  }
  return { asked: () => asked, reloads: () => reloads, show }
}
