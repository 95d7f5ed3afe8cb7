import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from '@jest/globals'

const cli = fileURLToPath(new URL('../cli.ts', import.meta.url))
let folder: string
let keys = ''

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'atrium-bundle-'))
  await mkdir(path.join(folder, 'release/bin'), { recursive: true })
  await mkdir(path.join(folder, 'release/node_modules/x'), { recursive: true })
  await writeFile(path.join(folder, 'release/bin/run.cjs'), 'run', { mode: 0o755 })
  await writeFile(path.join(folder, 'release/node_modules/x/x.js'), 'x')
  await writeFile(path.join(folder, 'release/package.json'), '{"version":"0.2.0"}')
  const both = { 'zh-CN': '平台升级', 'en-US': 'Platform upgrade' }
  await writeFile(
    path.join(folder, 'about.json'),
    JSON.stringify({ version: '0.2.0', minVersion: '0.1.0', title: both, notes: both }),
  )
  const made = await run('key', 'private.pem', '--name', 'Release team')
  keys = /"(.*)"/.exec(made.said)?.[1] ?? ''
})
afterAll(() => rm(folder, { recursive: true }))

function run(...args: string[]) {
  const env = { ...process.env, ATRIUM_UPDATE_KEYS: keys }
  return new Promise<{ code: number; said: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['--no-warnings', cli, ...args],
      { cwd: folder, env },
      (_error, out, err) => resolve({ code: child.exitCode ?? -1, said: out + err }),
    )
  })
}

const make = (to: string) => run('make', 'release', to, '--key', 'private.pem', '--about', 'about.json')

test('a bundle that was made and signed is verified and laid out as the release that it was made of', async () => {
  expect((await stat(path.join(folder, 'private.pem'))).mode & 0o777).toBe(0o600)
  expect(await make('a.zip')).toEqual({ code: 0, said: 'a.zip: version 0.2.0, 2 files.\n' })
  expect((await run('verify', 'a.zip')).said).toContain('version 0.2.0 for 0.1.0 and later, signed by Release team')
  expect((await run('unpack', 'a.zip', 'next')).code).toBe(0)
  expect(await readFile(path.join(folder, 'next/bin/run.cjs'), 'utf8')).toBe('run')
  expect((await stat(path.join(folder, 'next/bin/run.cjs'))).mode & 0o111).not.toBe(0)
  expect((await readdir(path.join(folder, 'next'))).toSorted()).toEqual(['bin', 'package.json'])
  expect(await run('unpack', 'a.zip', 'next')).toMatchObject({
    code: 1,
    said: expect.stringContaining('next is there'),
  })
  // The same files make the same bundle, so that two people can compare theirs.
  await make('b.zip')
  expect(await readFile(path.join(folder, 'b.zip'))).toEqual(await readFile(path.join(folder, 'a.zip')))
})

test('what was changed after it was signed is refused in a sentence, and nothing of it is laid out', async () => {
  await make('c.zip')
  const bytes = await readFile(path.join(folder, 'c.zip'))
  bytes.write('rum', bytes.lastIndexOf(Buffer.from('bin/run.cjsrun')) + 'bin/run.cjs'.length)
  await writeFile(path.join(folder, 'c.zip'), bytes)
  expect(await run('unpack', 'c.zip', 'other')).toEqual({
    code: 1,
    said: 'c.zip was refused: a file in it is not the one that was signed.\n',
  })
  expect((await readdir(folder)).filter((name) => name.startsWith('other'))).toEqual([])
})

test('a bundle for a newer release than the one here, or of one that is older, is refused', async () => {
  const about = await readFile(path.join(folder, 'about.json'), 'utf8')
  await writeFile(path.join(folder, 'about.json'), about.replace('"minVersion":"0.1.0"', '"minVersion":"0.1.9"'))
  await make('e.zip')
  expect((await run('verify', 'e.zip')).said).toBe('e.zip was refused: what runs here is too old for it.\n')
  await writeFile(path.join(folder, 'about.json'), about.replace('"version":"0.2.0"', '"version":"0.1.0"'))
  await writeFile(path.join(folder, 'release/package.json'), '{"version":"0.1.0"}')
  await make('f.zip')
  expect((await run('verify', 'f.zip')).said).toBe('f.zip was refused: it is no newer than what runs here.\n')
  await writeFile(path.join(folder, 'release/package.json'), '{"version":"0.2.0"}')
  await writeFile(path.join(folder, 'about.json'), about)
})

test('a bundle is of the version that its release says of itself, or is not made', async () => {
  await writeFile(path.join(folder, 'release/package.json'), '{"version":"0.3.0"}')
  expect(await make('g.zip')).toEqual({
    code: 1,
    said: 'about.json says version 0.2.0, and release is 0.3.0: nothing was made.\n',
  })
  await writeFile(path.join(folder, 'release/package.json'), '{"version":"0.2.0"}')
  expect(await readdir(folder)).not.toContain('g.zip')
})

test('a link is put into no bundle', async () => {
  await symlink('/etc/passwd', path.join(folder, 'release/passwd'))
  expect(await make('d.zip')).toEqual({ code: 1, said: 'passwd is neither a file nor a folder\n' })
  await rm(path.join(folder, 'release/passwd'))
  expect((await readdir(folder)).filter((name) => name.startsWith('d.zip'))).toEqual([])
})
