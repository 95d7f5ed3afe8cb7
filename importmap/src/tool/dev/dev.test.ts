import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { source, startDev } from './test/given-dev.ts'

let dev: Awaited<ReturnType<typeof startDev>>
beforeEach(async () => void (dev = await startDev()))
afterEach(() => dev.close())

test('it asks for the account, serves what it has built to the portal’s pages, and each saved file without being asked', async () => {
  const { address, open } = await dev.tool.says('asked')
  expect(open).toBe(`${dev.portal.url}/user/override?ask=o1`)
  const { port, pathname } = new URL(address)
  const key = pathname.split('/')[1]
  expect(dev.portal.heard[0]).toEqual({ loginId: 'wangfang', port: Number(port), key, declaration: expect.any(Object) })
  const [file = ''] = /\.\/main\.[\w-]+\.js/.exec(await dev.read(`${address}entry.js`)) ?? []
  expect(await dev.read(new URL(file, address).href)).toContain('"first"')
  expect(await dev.read(`${address}entry.css`)).toContain('color: red')

  const builds = await dev.listening(`${address}builds`)
  expect(await builds()).toBe(1)
  await dev.write('src/main.tsx', source('second'))
  expect(await builds()).toBe(2)
  const [newer = ''] = /\.\/main\.[\w-]+\.js/.exec(await dev.read(`${address}entry.js`)) ?? []
  expect(await dev.read(new URL(newer, address).href)).toContain('"second"')
  // A page that has not heard of it yet goes on with what it was given.
  expect(await dev.read(new URL(file, address).href)).toContain('"first"')
  await dev.ask(`${address}shown?build=2&as=shown`, { method: 'POST' })
  const { ms } = await dev.tool.says('shown')
  expect(ms).toBeGreaterThan(0)
})
