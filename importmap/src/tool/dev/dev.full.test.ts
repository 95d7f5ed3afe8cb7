import { rm } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { declaration, source, startDev } from './test/given-dev.ts'

let dev: Awaited<ReturnType<typeof startDev>>
beforeEach(async () => void (dev = await startDev()))
afterEach(() => dev.close())

test('what does not build is said, and the pages go on with the build before', async () => {
  const { address } = await dev.tool.says('asked')
  await dev.write('src/main.tsx', 'export const mount = (')
  expect((await dev.tool.says('refused')).line).toContain('main.tsx')
  expect((await dev.ask(`${address}entry.js`)).status).toBe(200)
  await dev.write('src/main.tsx', source('mended'))
  const builds = await dev.listening(`${address}builds`)
  while ((await builds()) < 2);
})

test('a portal that restarts ends nothing, nor does what a balancer says in its place meanwhile', async () => {
  await dev.tool.says('asked')
  dev.portal.status = 502
  expect((await dev.tool.says('silent')).line).toContain('502')
  dev.portal.status = 200
  dev.portal.state = 'live'
  await dev.tool.says('live')
})

test('a parcel.json that is gone for a moment, as where another branch is checked out, is said and ends nothing', async () => {
  const { address } = await dev.tool.says('asked')
  await rm(path.join(dev.folder, 'parcel.json'))
  expect((await dev.tool.says('refused')).line).toContain('parcel.json')
  await dev.write('parcel.json', JSON.stringify(declaration))
  const builds = await dev.listening(`${address}builds`)
  while ((await builds()) < 2);
})

test('stopped by hand it ends what it asked for; ended in the portal it stops, and says so', async () => {
  await dev.tool.says('asked')
  dev.tool.process.kill('SIGTERM')
  expect(await dev.tool.code()).toBe(0)
  expect(dev.portal.heard.at(-1)).toBe('DELETE /api/deploy/override/o1')
  const other = dev.startAnother()
  await other.says('asked')
  dev.portal.state = 'over'
  expect(await other.code()).toBe(1)
  expect(other.said()).toContain('It is over')
})
