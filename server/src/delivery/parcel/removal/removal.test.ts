import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { pino } from 'pino'
import { platform } from '../../../foundation/db/scope.ts'
import { deleteRecord } from '../../../foundation/file/file/sweep-query.ts'
import { runSql } from '../../../test/cluster.ts'
import { makePortalFolder } from '../../../test/portal-fixture.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { givenDeployer } from '../../deploy-token/test/given-deployer.ts'
import { aVersion, packed, releasedBy, uploaded } from '../../release/release/test/given-upload.ts'
import { anOpening, report } from '../../telemetry/test/given.ts'
import { refuseRemoved } from '../../../portal/artifact/removed-query.ts'
import { removeUnused } from './remove.ts'

const [hourMs, dayMs] = [60 * 60_000, 24 * 60 * 60_000]
const days = 30
const log = pino({ level: 'silent' })
let portal: Awaited<ReturnType<typeof makePortalFolder>>
let server: TestServer
beforeAll(async () => {
  portal = await makePortalFolder()
  server = await startTestServer({ repositoryFolder: portal.folder, releases: true })
})
afterAll(async () => {
  await server.close()
  await portal.remove()
})

type Team = Awaited<ReturnType<typeof givenDeployer>>
type Parts = Parameters<typeof removeUnused>[0]

/** Removes as the server would `ms` from now; after `later` a use of today is two hours past the kept time. */
function removeAfter(ms: number, change: Partial<Parts> = {}) {
  const { tx, files } = server.services
  const signal = new AbortController().signal
  return removeUnused({ tx, files, log, now: () => new Date(Date.now() + ms), signal, days, ...change })
}
const later = days * dayMs + 2 * hourMs

const versionsOf = async ({ operator, slug }: Team) => (await operator.call('listParcelVersions', { slug })).list
const keptOf = async (team: Team) =>
  (await versionsOf(team)).filter(({ removedAt }) => removedAt === null).map(({ version }) => version)
const idOf = async (team: Team, version: string) =>
  (await versionsOf(team)).find((one) => one.version === version)?.id ?? ''

test('the files of a version that was long unused go; what is in force, or good to go back to, or in use otherwise, stays', async () => {
  const team = await givenDeployer(server, { slug: 'kept', paths: ['/kept'] })
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await releasedBy(team, version)
  for (const version of ['2.0.0', '2.1.0', '2.2.0', '2.3.0']) await uploaded(team, version)
  await team.machine.call('beginOwnRollout', { version: '2.0.0', percent: 5 })
  await team.machine.call('addOwnPreview', { version: '2.1.0', hours: 8 })
  const person = await server.given.signedIn()
  await report(person, anOpening({ parcel: `@${team.team}/kept`, version: '2.2.0' }))
  await server.services.telemetry.flush()
  // Reports are kept by the day, and two hours after a late evening it is another day.
  await runSql(server.address, 'update telemetry_figure set at = now() where minutes = 1440')
  await removeAfter(days * dayMs - hourMs)
  expect(await keptOf(team)).toHaveLength(7)
  await removeAfter(later)
  expect(await keptOf(team)).toEqual(['2.2.0', '2.1.0', '2.0.0', '1.2.0', '1.1.0'])
  await removeAfter(later + 2 * dayMs)
  expect(await keptOf(team)).toEqual(['2.0.0', '1.2.0', '1.1.0'])
  const { files } = aVersion(team, '1.2.0')
  const [name = ''] = Object.keys(files)
  expect((await server.client().fetch(`/assets/parcels/kept/${name}`)).status).toBe(200)
  // The build that the portal was begun with is in force, too.
  expect((await server.client().fetch('/assets/shell/main.abc.js')).status).toBe(200)
})

test('a version whose files are gone says so, is put before no person, and is there again once it is uploaded', async () => {
  const team = await givenDeployer(server, { slug: 'gone', paths: ['/gone'] })
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await releasedBy(team, version)
  await removeAfter(later)
  const [, , first] = await versionsOf(team)
  expect(first).toMatchObject({ version: '1.0.0', removedAt: expect.any(String), isDamaged: false })
  const id = await idOf(team, '1.0.0')
  const asked = { slug: 'gone', id, reason: '回到旧版' }
  expect((await team.operator.tryCall('releaseParcelVersion', asked)).error).toBe('versionRemoved')
  expect((await team.operator.tryCall('beginRollout', { ...asked, percent: 5 })).error).toBe('versionRemoved')
  expect((await team.operator.tryCall('addPreview', { slug: 'gone', id })).error).toBe('versionRemoved')
  expect((await team.machine.tryCall('releaseOwnParcel', { version: '1.0.0' })).error).toBe('versionRemoved')
  const content = await packed(aVersion(team, '1.0.0'))
  expect(await team.machine.call('uploadArtifact', {}, { content })).toMatchObject({ id, isNew: false })
  // It must not be removed again before it could be released.
  await removeAfter(later - 3 * hourMs)
  await team.machine.call('releaseOwnParcel', { version: '1.0.0' })
  expect(await keptOf(team)).toEqual(['1.2.0', '1.1.0', '1.0.0'])
})

test('killed at any moment it leaves a version whole or gone, and the bytes go once no request reads them', async () => {
  const team = await givenDeployer(server, { slug: 'cut', paths: ['/cut'] })
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await releasedBy(team, version)
  const { tx, files } = server.services
  const id = await idOf(team, '1.0.0')
  const fileOf = () =>
    tx(platform, (db) =>
      db
        .selectFrom('artifact as a')
        .innerJoin('artifact_archive as k', 'k.artifact_id', 'a.id')
        .leftJoin('stored_file as f', 'f.id', 'a.file_id')
        .select(['k.file_id', 'k.removed_at', 'f.status'])
        .where('a.id', '=', id)
        .executeTakeFirstOrThrow(),
    )
  const killed: typeof files = {
    ...files,
    remove: async (db, fileId) => {
      await files.remove(db, fileId)
      throw new Error('killed')
    },
  }
  await expect(removeAfter(later, { files: killed })).rejects.toThrow('killed')
  expect(await fileOf()).toMatchObject({ file_id: expect.any(String), removed_at: null, status: 'stored' })
  await removeAfter(later)
  expect(await fileOf()).toMatchObject({ file_id: null, removed_at: expect.any(Date), status: 'removed' })
  // Its bytes and its record go as those of every removed file do: nothing else names it.
  const { file_id: fileId } = await tx(platform, (db) =>
    db.selectFrom('artifact').select('file_id').where('id', '=', id).executeTakeFirstOrThrow(),
  )
  await tx(platform, (db) => deleteRecord(db, fileId))
  expect(await fileOf()).toMatchObject({ file_id: null, status: null })
})

test('a version that a team is about to release is not removed meanwhile', async () => {
  const team = await givenDeployer(server, { slug: 'held', paths: ['/held'] })
  await uploaded(team, '1.0.0')
  const id = await idOf(team, '1.0.0')
  await server.services.tx(platform, async (db) => {
    await refuseRemoved(db, [id])
    await removeAfter(later)
  })
  expect(await keptOf(team)).toEqual(['1.0.0'])
  await removeAfter(later)
  expect(await keptOf(team)).toEqual([])
})
