import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { runHere } from './test/run-here.ts'

// The tool as teams run it, against what a portal answers.
let folder = ''
let portal: Awaited<ReturnType<typeof givenPortal>>
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'atrium-steer-'))
  portal = await givenPortal()
  const title = { 'zh-CN': '试', 'en-US': 'Probe' }
  await writeFile(
    path.join(folder, 'parcel.json'),
    JSON.stringify({ name: '@team/probe', description: title, routes: [{ path: '/probe', kind: 'default', title }] }),
  )
  const project = { version: '2.0.0', atrium: { portal: portal.url } }
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(project))
})
afterEach(async () => {
  portal.close()
  await rm(folder, { recursive: true })
})

const health = { own: { openings: 20, erred: 9, mountMs: 120 }, before: { openings: 400, erred: 2, mountMs: 110 } }
const running = {
  id: 'r1',
  slug: 'probe',
  version: '2.0.0',
  before: '1.0.0',
  state: 'running',
  percent: 5,
  countedBy: 'user',
  userTypes: [],
  enterprises: [],
  limits: { openings: 20, errorPoints: 5, mountPercent: 50 },
  reason: 'roll-out',
  begunAt: '2026-03-05T08:00:00.000Z',
  begunByKind: 'token',
  begunBy: 'CI',
  begunById: null,
  endedAt: null,
  endedByKind: null,
  endedBy: null,
  endReason: null,
  found: null,
  health,
}
const halted = {
  ...running,
  state: 'halted',
  endedAt: running.begunAt,
  health: null,
  found: { cause: 'errors', ...health },
}
const token = { label: 'CI', expiresAt: '2026-12-31T00:00:00.000Z' }
const parcel = { slug: 'probe', name: '@team/probe', paths: ['/probe'], token, inForce: '1.0.0', versions: [] }

test('status says what is in force and how the roll-out goes, to people and to programs', async () => {
  portal.answers = { '/api/deploy/parcel': parcel, '/api/deploy/rollout': { rollout: running, lastGood: null } }
  const told = await atrium('status')
  expect(told.code).toBe(0)
  expect(told.out).toContain('probe 1.0.0 is in force.')
  expect(told.out).toContain('The roll-out of 2.0.0 to 5 % is running.')
  expect(told.out).toMatch(/counts until 202[67]-\d\d-\d\d \d\d:\d\d\./)
  expect(told.out).toContain('2.0.0: 20 openings, 9 with an error, three quarters mounted within 120 ms')
  const { out } = await atrium('status', '--json')
  expect(JSON.parse(out)).toMatchObject({ ok: true, inForce: '1.0.0', rollout: { state: 'running', health } })
})

test('a pipeline that asks after a roll-out that has halted gets exit code 1 and the reason', async () => {
  portal.answers = { '/api/deploy/parcel': parcel, '/api/deploy/rollout': { rollout: halted, lastGood: '0.9.0' } }
  const told = await atrium('status')
  expect(told.code).toBe(1)
  expect(told.err).toContain('is halted, by itself: too many of its openings had an error.')
  expect(told.err).toContain('"atrium rollback" would put 0.9.0 in force.')
})

test('the reason that a person gave for the end of a roll-out stands as a sentence of its own, and one opening is one', async () => {
  const taken = {
    ...halted,
    found: null,
    endReason: 'Wrong colours',
    health: { own: { ...health.own, openings: 1 }, before: null },
  }
  portal.answers = { '/api/deploy/parcel': parcel, '/api/deploy/rollout': { rollout: taken, lastGood: null } }
  const { err } = await atrium('status')
  expect(err).toContain('The roll-out of 2.0.0 to 5 % is halted. The reason: Wrong colours')
  expect(err).toContain('2.0.0: 1 opening, 9 with an error')
})

test('a portal that cannot be asked at all is told with why', async () => {
  const { code, err } = await atrium('status', '--portal', 'http://127.0.0.1:6000')
  expect([code, err]).toEqual([1, expect.stringContaining('does not answer (bad port)')])
})

test('the same command gives a version that is being rolled out to more people, and builds nothing', async () => {
  portal.answers = { '/api/deploy/rollout': { rollout: running, lastGood: null }, '/api/deploy/rollout/widen': {} }
  expect((await atrium('rollout', '--percent', '50', '--enterprises', 'acme1')).code).toBe(0)
  expect(portal.asked.at(-1)).toEqual({
    path: '/api/deploy/rollout/widen',
    body: '{"enterprises":["acme1"],"percent":50}',
    token: 'Bearer t',
    parcel: 'probe',
  })
  expect((await atrium('rollout', '--percent', '50', '--by', 'enterprise')).code).toBe(2)
})

test('releasing another parcel beside this one without a token for it says which is missing, before anything is sent', async () => {
  const { code, out, err } = await atrium('release', '--with', '.')
  expect([code, portal.asked]).toEqual([2, []])
  expect(out + err).toContain('ATRIUM_DEPLOY_TOKEN_PROBE=…')
})

test('each command says which parcel it means, so that the token of another one is refused', async () => {
  const made = { '/api/deploy/back': { id: 'm1', number: 3, version: '1.0.0' }, '/api/deploy/rollout/halt': {} }
  portal.answers = {
    '/api/deploy/parcel': parcel,
    '/api/deploy/rollout': { rollout: running, lastGood: null },
    ...made,
  }
  for (const args of [['status'], ['halt'], ['promote'], ['rollback'], ['rollout', '--percent', '50']]) {
    portal.asked.length = 0
    await atrium(...args)
    expect([args, new Set(portal.asked.map((one) => one.parcel))]).toEqual([args, new Set(['probe'])])
  }
})

test('halting says why to operators, and what the portal refuses is told in its words', async () => {
  portal.answers = { '/api/deploy/rollout/halt': {} }
  expect((await atrium('halt', '--reason', 'blank page')).code).toBe(0)
  expect(portal.asked.at(-1)?.body).toBe('reason=blank+page')
  const { code, err } = await atrium('promote')
  expect([code, err]).toEqual([1, expect.stringContaining('No roll-out is running')])
})

test('a call whose answer was lost may have been done, and that is told; one that never arrived was not', async () => {
  portal.drops = true
  const lost = await atrium('rollback')
  expect([lost.code, lost.err]).toEqual([1, expect.stringMatching(/it may have been done: "atrium status" says/)])
  portal.close()
  const { code, err } = await atrium('rollback')
  expect([code, err]).toEqual([1, expect.stringMatching(/ECONNREFUSED.*Nothing was changed there/)])
})

test('rollback names the version to leave; where another one is in force, a pipeline hears so and goes on (R15)', async () => {
  const { code, out } = await atrium('rollback', '--from', '2.0.0')
  expect([code, out]).toEqual([1, ''])
  expect(portal.asked.at(-1)?.body).toBe('from=2.0.0')
  portal.code = 'rollbackNotInForce'
  expect(await atrium('rollback', '--from', '2.0.0')).toMatchObject({ code: 0, out: 'probe: No roll-out is running\n' })
})

test.each([
  [['rollout'], 'For whom?'],
  [['preview', '--people', '50'], '--people is a whole number from 1 to 20, not "50"'],
  [['rollout', '--percent', '101'], 'from 0 to 100'],
  [['rollout', '--percent', '5', '--user-types', 'king'], 'There are no users of the type "king"'],
  [['rollout', '--percent', '5', '--halt-openings', '21'], '--halt-openings is a whole number from 1 to 20, not "21"'],
  [['rollout', '--percent', '5', '--halt-errors', 'few'], '--halt-errors is a whole number from 1 to 5, not "few"'],
  [['rollout', '--percent', '5', '--by', 'moon'], '--by user or --by enterprise'],
])('%j was asked wrongly, and is told how', async (args, sentence) => {
  const { code, err } = await atrium(...args)
  expect([code, err]).toEqual([2, expect.stringContaining(sentence)])
  expect(portal.asked).toEqual([])
})

function atrium(...args: string[]) {
  return runHere(args, folder, { ATRIUM_DEPLOY_TOKEN: 't' })
}

type Sent = { path: string; body: string; token: string | undefined; parcel: unknown }
const noAnswers: Record<string, unknown> = {}

async function givenPortal() {
  const asked: Sent[] = []
  const made = { url: '', asked, drops: false, code: '', answers: noAnswers, close: () => void server.close() }
  const server: Server = createServer((request, response) => {
    let body = ''
    request.on('data', (piece: Buffer) => (body += String(piece)))
    request.on('end', () => {
      const { url = '', headers } = request
      const parcel = headers['x-atrium-parcel']
      asked.push({ path: url, body, token: headers.authorization, parcel })
      if (made.drops) return void request.socket.destroy()
      const answer = made.answers[url]
      response.writeHead(answer === undefined ? 409 : 200, { 'content-type': 'application/json' })
      response.end(
        JSON.stringify(answer === undefined ? { msg: 'No roll-out is running', error: made.code } : { result: answer }),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const at = server.address()
  made.url = `http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : 0}`
  return made
}
