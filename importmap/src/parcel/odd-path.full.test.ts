import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readlink, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { inRepository } from '../repository.ts'

/** Characters that a shell, a URL or a quoted string would take for something else. */
const oddName = `it's "der" 门户 & $HOME`

const run = promisify(execFile)
let above = ''
let odd = ''
beforeEach(async () => {
  above = await mkdtemp(path.join(os.tmpdir(), 'atrium-odd-'))
  odd = path.join(above, oddName)
  await mkdir(odd)
})
afterEach(() => rm(above, { recursive: true }))

test('V10: a parcel, and what all parcels share, is built in a repository whose path holds quotes, blanks and Chinese characters', async () => {
  await copyBuilder()
  await write('probe/package.json', JSON.stringify({ version: '1.2.3' }))
  await write('probe/parcel.json', JSON.stringify(declaration))
  await write('probe/src/style.css', '.probe { color: red }')
  await write('probe/src/main.tsx', `import './style.css'\nimport { useState } from 'react'\n${lazyMount}`)
  await write('probe/src/later.ts', 'export const later = 1')
  const unit = JSON.parse(await node('importmap/src/parcel/test/build-probe.ts', 'probe'))
  expect(unit).toMatchObject({ version: '1.2.3', exports: { '@atrium/probe': ['mount'] } })
  expect(Object.keys(unit.files)).toHaveLength(3)
  const found = JSON.parse(await node('--input-type=module', '-e', facades))
  expect(found.length).toBeGreaterThan(3)
  for (const file of found) expect(file.startsWith(odd)).toBe(true)
})

const lazyMount = "export const mount = () => [useState(1), import('./later.ts')]"

/** The files that the modules of doors name, as the bundler reads them. */
const facades = `
import { existsSync } from 'node:fs'
import { parseSync } from 'rolldown/utils'
import { facadeOf } from './importmap/src/shared/facade.ts'
import { sharedModules } from './importmap/src/shared/specifiers.ts'
const doors = sharedModules('production').filter(({ kind }) => kind === 'fromDoor')
const files = doors.flatMap((door) => {
  const { program, errors } = parseSync('facade.ts', facadeOf(door))
  if (errors.length > 0) throw new Error(errors[0].message)
  return program.body.map(({ source }) => source.value)
})
if (!files.every(existsSync)) throw new Error('a file that is named is not there')
console.log(JSON.stringify(files))
`

const title = { 'zh-CN': '试', 'en-US': 'Probe' }
const declaration = {
  name: '@atrium/probe',
  description: title,
  routes: [{ path: '/probe', kind: 'default', title }],
}

/** The builder and what it reads; packages are linked, ours to the copy. */
async function copyBuilder() {
  for (const part of ['importmap/src', 'importmap/package.json', 'shared-utility/src', 'shared-utility/package.json'])
    await cp(inRepository(part), path.join(odd, part), { recursive: true })
  await write('package.json', '{ "type": "module" }')
  const packages = inRepository('node_modules')
  await mkdir(path.join(odd, 'node_modules/@atrium'), { recursive: true })
  for (const name of await readdir(packages))
    if (name !== '@atrium') await symlink(path.join(packages, name), path.join(odd, 'node_modules', name))
  for (const name of await readdir(path.join(packages, '@atrium')))
    await symlink(await readlink(path.join(packages, '@atrium', name)), path.join(odd, 'node_modules/@atrium', name))
}

async function write(file: string, content: string) {
  await mkdir(path.dirname(path.join(odd, file)), { recursive: true })
  await writeFile(path.join(odd, file), content)
}

async function node(...args: string[]) {
  const { stdout } = await run(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], { cwd: odd })
  return stdout
}
