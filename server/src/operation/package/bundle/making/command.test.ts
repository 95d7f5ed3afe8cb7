import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { givenCommand } from './test/given-command.ts'

let folder: string
let given: Awaited<ReturnType<typeof givenCommand>>
beforeAll(async () => {
  given = await givenCommand()
  ;({ folder } = given)
})
afterAll(() => given.remove())

test('a bundle that was made and signed is verified and laid out as the release that it was made of', async () => {
  expect((await stat(path.join(folder, 'private.pem'))).mode & 0o777).toBe(0o600)
  expect(await given.make('a.zip')).toEqual({ code: 0, said: 'a.zip: version 0.2.0, 2 files.\n' })
  expect((await given.run('verify', 'a.zip')).said).toContain(
    'version 0.2.0 for 0.1.0 and later, signed by Release team',
  )
  expect((await given.run('unpack', 'a.zip', 'next')).code).toBe(0)
  expect(await readFile(path.join(folder, 'next/bin/run.cjs'), 'utf8')).toBe('run')
  expect((await stat(path.join(folder, 'next/bin/run.cjs'))).mode & 0o111).not.toBe(0)
  expect((await readdir(path.join(folder, 'next'))).toSorted()).toEqual(['bin', 'package.json'])
  expect(await given.run('unpack', 'a.zip', 'next')).toMatchObject({
    code: 1,
    said: expect.stringContaining('next is there'),
  })
  // The same files make the same bundle, so that two people can compare theirs.
  await given.make('b.zip')
  expect(await readFile(path.join(folder, 'b.zip'))).toEqual(await readFile(path.join(folder, 'a.zip')))
})
