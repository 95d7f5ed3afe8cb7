import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
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

test('it goes on noticing what is saved when files are written in place and put in the place of others by turns', async () => {
  const { address } = await dev.tool.says('asked')
  const builds = await dev.listening(`${address}builds`)
  const until = async (word: string) => {
    for (;;) {
      const [file = ''] = /\.\/main\.[\w-]+\.js/.exec(await dev.read(`${address}entry.js`)) ?? []
      if ((await dev.read(new URL(file, address).href)).includes(JSON.stringify(word))) return
      await builds()
    }
  }
  const inPlace = (word: string) => dev.write('src/main.tsx', source(word))
  const replaced = async (word: string) => {
    await dev.write('main.tmp', source(word))
    await rename(path.join(dev.folder, 'main.tmp'), path.join(dev.folder, 'src/main.tsx'))
  }
  for (const [nth, save] of [inPlace, replaced, inPlace, inPlace, replaced, replaced, inPlace].entries()) {
    await save(`save ${nth}`)
    await until(`save ${nth}`)
  }
})

test('it notices what is saved in a folder that is new, and in one that has taken the place of another', async () => {
  const { address } = await dev.tool.says('asked')
  const builds = await dev.listening(`${address}builds`)
  const until = async (color: string) => {
    while (!(await dev.read(`${address}entry.css`)).includes(color)) await builds()
  }
  await dev.write('src/look/look.css', '.two { color: teal }')
  await dev.write('src/main.css', "@import './look/look.css';")
  await until('teal')
  await dev.write('new/look.css', '.two { color: navy }')
  await rm(path.join(dev.folder, 'src/look'), { recursive: true })
  await rename(path.join(dev.folder, 'new'), path.join(dev.folder, 'src/look'))
  await until('navy')
  await dev.write('src/look/look.css', '.two { color: pink }')
  await until('pink')
})
