import { utimes } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, expect, jest, test } from '@jest/globals'
import { pino } from 'pino'
import { makePortalFolder, writePortal } from '../../../test/portal-fixture.ts'
import { startTestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'
import { createPortal } from './portal.ts'

const log = pino({ level: 'silent' })

afterEach(() => void jest.restoreAllMocks())

test('V04: of twenty that ask a new process for a page at once, all get it', async () => {
  const { folder, remove } = await makePortalFolder()
  const server = await startTestServer({ repositoryFolder: folder })
  const asked = Array.from({ length: 20 }, () =>
    server.client().fetch('/home/login', { headers: { accept: 'text/html' } }),
  )
  expect((await Promise.all(asked)).filter(({ status }) => status !== 200)).toEqual([])
  await server.close()
  await remove()
})

test('V11: a new build is seen though the clock was set back an hour', async () => {
  const { folder, remove } = await makePortalFolder()
  const portal = createPortal({ repositoryFolder: folder, log, deploy: null })
  const versionNow = async () => (await portal.read())?.build.parcels.at(-1)?.version
  expect(await versionNow()).toBe('1.0.0')
  const hourAgo = Date.now() - 60 * 60_000
  jest.spyOn(Date, 'now').mockImplementation(() => hourAgo)
  await writePortal(folder, { version: '1.0.1' })
  const { dir, base } = path.parse(path.join(folder, 'importmap/dist/portal.json'))
  await utimes(path.join(dir, base), new Date(hourAgo), new Date(hourAgo))
  await until(async () => (await versionNow()) === '1.0.1')
  await remove()
})
