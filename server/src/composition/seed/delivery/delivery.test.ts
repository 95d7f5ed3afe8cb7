import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { artifact } from '@atrium/shared-utility/contract'
import { pino } from 'pino'
import { platform } from '../../../foundation/db/scope.ts'
import { demoEnterprises } from '../../../portal/page/demo/accounts.ts'
import { startReleasing, teamParcel } from '../../../portal/revision/test/given-release.ts'
import type { Client } from '../../../test/client.ts'
import { startTestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'
import { showExamples } from '../examples.ts'
import { dayMs } from '../workdays.ts'
import { demoDeliveryKind } from './job.ts'

let stage: Awaited<ReturnType<typeof startReleasing>>
let operator: Client
beforeAll(async () => {
  stage = await startReleasing()
  const { server, folder } = stage
  for (const slug of ['launcher', 'message-calendar']) await keep(slug, folder)
  await server.client().fetch('/', { headers: { accept: 'text/html' } })
  const config = { repositoryFolder: folder, isProduction: false }
  await showExamples({ ...server.services, config, log: pino({ level: 'silent' }), now: new Date() })
  operator = await server.given.signIn({ loginId: 'operator' })
  await until(isDone, 300)
})
afterAll(() => stage.close())

test('an operator of the demo finds packages of both kinds, published to all and to some', async () => {
  const { list } = await operator.call('listPackages', { order: 'asc' })
  expect(list.map(({ platform, versionName, status, toAll }) => [platform, versionName, status, toAll])).toEqual([
    ['apk', '1.4.0', 'published', true],
    ['apk', '1.5.0', 'published', false],
    ['ipa', '1.5.0', 'published', false],
  ])
  const one = await operator.call('getPackage', { platform: 'ipa', id: list[2]?.id ?? '' })
  expect(one).toMatchObject({ label: '外勤助手', enterprises: 1, icon: expect.stringMatching(/^data:image\/png/) })
  expectInFortnight(list.map(({ createdAt }) => createdAt))
})

test('an operator of the demo finds an update that is done, and the portal is open', async () => {
  const { list } = await operator.call('listUpdates', {})
  expect(list).toMatchObject([{ state: 'done', authorName: expect.any(String) }])
  expectInFortnight(list.flatMap(({ plannedAt, endedAt }) => [plannedAt, endedAt ?? '']))
  expect(await operator.call('getUpdateStatus', {})).toMatchObject({ isSysUpdating: false, state: 'none' })
})

test('an operator of the demo finds hosts on the allowlist, and nothing is closed by them', async () => {
  expect((await operator.call('listWhiteListEntries', {})).total).toBe(3)
  expect((await operator.call('getWhiteListRules', {})).filter(({ onlyListed }) => onlyListed)).toEqual([])
})

test('an operator of the demo finds a bulk action that is done, with what became of each person', async () => {
  const [bulk, ...others] = await operator.call('listBulks', {})
  expect([bulk, others]).toMatchObject([{ action: 'endSessions', state: 'done', total: 3 }, []])
  const { list } = await operator.call('listBulkRows', { id: bulk?.id ?? '' })
  expect(list.map(({ result }) => result).toSorted()).toEqual(['done', 'done', 'unchanged'])
  expectInFortnight([bulk?.createdAt ?? ''])
})

test('an operator of the demo finds a roll-out that was halted with its reason, and one under way, for one enterprise', async () => {
  const { list } = await operator.call('listRollouts', { order: 'asc' })
  const { two } = demoEnterprises
  expect(list).toMatchObject([
    { slug: 'launcher', version: '0.2.0', before: '1.0.0', state: 'halted', endReason: expect.stringMatching(/^示例/) },
    { slug: 'launcher', version: '0.2.1', before: '1.0.0', state: 'running', enterprises: [two.id], percent: 0 },
  ])
  expectInFortnight(list.map(({ begunAt }) => begunAt))
})

test('a person of the demo gets the same files in the version under way as in the one before', async () => {
  const rows = await stage.server.services.tx(platform, (db) =>
    db.selectFrom('artifact').select(['version', 'manifest']).where('slug', '=', 'launcher').execute(),
  )
  expect(rows.map(({ version }) => version).toSorted()).toEqual(['0.2.0', '0.2.1', '1.0.0'])
  const files = rows.map(({ manifest }) => JSON.stringify(artifact.parse(JSON.parse(manifest)).files))
  expect(new Set(files).size).toBe(1)
})

test('an operator of the demo finds a proposal that waits', async () => {
  const { list } = await operator.call('listProposals', {})
  expect(list).toMatchObject([{ state: 'open', changes: [{ slug: 'message-calendar', after: '0.2.0' }] }])
})

test('a demo whose deliveries run once more has them once', async () => {
  const { services } = stage.server
  await services.tx(platform, (db) => services.enqueue(db, { kind: demoDeliveryKind, key: 'again', payload: {} }))
  await until(isDone, 300)
  const totals = await Promise.all([
    operator.call('listPackages', {}),
    operator.call('listUpdates', {}),
    operator.call('listRollouts', {}),
    operator.call('listProposals', {}),
    operator.call('listWhiteListEntries', {}),
  ])
  expect(totals.map(({ total }) => total)).toEqual([3, 1, 2, 1, 3])
  expect(await operator.call('listBulks', {})).toHaveLength(1)
})

test('an installation without the demo has none of them', async () => {
  const production = await startTestServer({ demo: 'none' })
  const first = await production.given.signIn({ loginId: 'operator' })
  const totals = await Promise.all([
    first.call('listJobs', { kind: 'demoDelivery' }),
    first.call('listPackages', {}),
    first.call('listUpdates', {}),
    first.call('listWhiteListEntries', {}),
    first.call('listRollouts', {}),
    first.call('listProposals', {}),
  ])
  expect(totals.map(({ total }) => total)).toEqual([0, 0, 0, 0, 0, 0])
  await production.close()
})

async function isDone() {
  const { list } = await operator.call('listJobs', { kind: 'demoDelivery' })
  return list.length > 0 && list.every(({ state }) => state === 'done')
}

function expectInFortnight(moments: readonly string[]) {
  expect(moments.filter((at) => Date.parse(at) < Date.now() - 14 * dayMs || Date.parse(at) > Date.now())).toEqual([])
}

async function keep(slug: string, root: string) {
  const folder = path.join(root, 'importmap/examples', slug, 'released')
  const { manifest, name, content } = teamParcel(slug, '1.0.0')
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, name), content)
  await writeFile(path.join(folder, 'artifact.json'), JSON.stringify(manifest))
}
