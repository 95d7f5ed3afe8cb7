import { readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
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

test('what was changed after it was signed is refused in a sentence, and nothing of it is laid out', async () => {
  await given.make('c.zip')
  const bytes = await readFile(path.join(folder, 'c.zip'))
  bytes.write('rum', bytes.lastIndexOf(Buffer.from('bin/run.cjsrun')) + 'bin/run.cjs'.length)
  await writeFile(path.join(folder, 'c.zip'), bytes)
  expect(await given.run('unpack', 'c.zip', 'other')).toEqual({
    code: 1,
    said: 'c.zip was refused: a file in it is not the one that was signed.\n',
  })
  expect((await readdir(folder)).filter((name) => name.startsWith('other'))).toEqual([])
})

test('a bundle for a newer release than the one here, or of one that is older, is refused', async () => {
  const about = await readFile(path.join(folder, 'about.json'), 'utf8')
  await writeFile(path.join(folder, 'about.json'), about.replace('"minVersion":"0.1.0"', '"minVersion":"0.1.9"'))
  await given.make('e.zip')
  expect((await given.run('verify', 'e.zip')).said).toBe('e.zip was refused: what runs here is too old for it.\n')
  await writeFile(path.join(folder, 'about.json'), about.replace('"version":"0.2.0"', '"version":"0.1.0"'))
  await writeFile(path.join(folder, 'release/package.json'), '{"version":"0.1.0"}')
  await given.make('f.zip')
  expect((await given.run('verify', 'f.zip')).said).toBe('f.zip was refused: it is no newer than what runs here.\n')
  await writeFile(path.join(folder, 'release/package.json'), '{"version":"0.2.0"}')
  await writeFile(path.join(folder, 'about.json'), about)
})

test('a bundle is of the version that its release says of itself, or is not made', async () => {
  await writeFile(path.join(folder, 'release/package.json'), '{"version":"0.3.0"}')
  expect(await given.make('g.zip')).toEqual({
    code: 1,
    said: 'about.json says version 0.2.0, and release is 0.3.0: nothing was made.\n',
  })
  await writeFile(path.join(folder, 'release/package.json'), '{"version":"0.2.0"}')
  expect(await readdir(folder)).not.toContain('g.zip')
})

test('a link is put into no bundle', async () => {
  await symlink('/etc/passwd', path.join(folder, 'release/passwd'))
  expect(await given.make('d.zip')).toEqual({ code: 1, said: 'passwd is neither a file nor a folder\n' })
  await rm(path.join(folder, 'release/passwd'))
  expect((await readdir(folder)).filter((name) => name.startsWith('d.zip'))).toEqual([])
})
