import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { pino } from 'pino'
import { revisionsOf, startReleasing, teamParcel } from '../../portal/revision/test/given-release.ts'
import { password } from '../../test/test-server.ts'
import { showExamples } from './examples.ts'

let stage: Awaited<ReturnType<typeof startReleasing>>
beforeAll(async () => {
  stage = await startReleasing()
  for (const slug of ['one', 'two']) await keep(slug)
})
afterAll(() => stage.close())

test('a start without them, or with one that cannot be read, is a start all the same, and the next one brings them', async () => {
  await stage.server.client().fetch('/', { headers: { accept: 'text/html' } })
  const before = await revisionsOf(stage.server)
  await writeFile(path.join(folderOf('one'), 'artifact.json'), '{')
  expect(await show()).toHaveLength(1)
  expect(await show('/nowhere')).toEqual([])
  expect(await revisionsOf(stage.server)).toEqual(before)
  await keep('one')
})

test('a demo gets the examples once, all in one release, however often and by however many processes it is started', async () => {
  const { server } = stage
  const before = (await revisionsOf(server)).length
  await Promise.all([show(), show()])
  await show()
  expect(await revisionsOf(server)).toHaveLength(before + 1)
  const operator = await server.given.signIn({ loginId: 'operator' })
  const { list } = await operator.call('listTeamParcels', {})
  expect(list.map(({ name, paths, inForce }) => ({ name, paths, inForce }))).toEqual([
    { name: '@team/one', paths: ['/team/one'], inForce: '1.0.0' },
    { name: '@team/two', paths: ['/team/two'], inForce: '1.0.0' },
  ])
  const { list: versions } = await operator.call('listParcelVersions', { slug: 'one' })
  expect(versions).toMatchObject([{ madeByKind: 'person', isInForce: true }])
})

test('what an operator has withdrawn of them does not come back with the next start', async () => {
  const operator = await stage.server.given.signIn({ loginId: 'operator' })
  await operator.call('verifyPassword', { op: 'verify', password })
  await operator.call('withdrawParcel', { slug: 'one', reason: '不需要示例' })
  await show()
  expect(await operator.call('getTeamParcel', { slug: 'one' })).toMatchObject({ inForce: null })
})

async function show(repositoryFolder = stage.folder) {
  const errors: string[] = []
  const log = pino({ level: 'error' }, { write: (line) => void errors.push(line) })
  const config = { repositoryFolder, isProduction: false }
  await showExamples({ ...stage.server.services, config, log, now: new Date() })
  return errors
}

function folderOf(slug: string) {
  return path.join(stage.folder, 'importmap/examples', slug, 'released')
}

async function keep(slug: string) {
  const { manifest, name, content } = teamParcel(slug, '1.0.0')
  await mkdir(folderOf(slug), { recursive: true })
  await writeFile(path.join(folderOf(slug), name), content)
  await writeFile(path.join(folderOf(slug), 'artifact.json'), JSON.stringify(manifest))
}
