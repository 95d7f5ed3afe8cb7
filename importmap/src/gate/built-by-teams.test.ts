import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { artifact } from '@atrium/shared-utility/contract'
import { runHere } from '../tool/test/run-here.ts'
import { checkArtifact } from './index.ts'

// A parcel that a team builds by the tool, in a folder outside of the repository, comes to the gate as it is.
let folder = ''
let portal: Server
beforeAll(async () => {
  portal = createServer((_request, response) => response.end(JSON.stringify(shared)))
  await new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve))
})
afterAll(() => void portal.close())
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'atrium-gate-'))
  await write('package.json', JSON.stringify({ version: '1.2.3' }))
  await write('parcel.json', JSON.stringify(declaration))
})
afterEach(() => rm(folder, { recursive: true }))

test('every way to write an import, a part that comes later and a style sheet pass the gate', async () => {
  await write('src/main.tsx', source)
  await write('src/later.tsx', "import React, { useState as state } from 'react'\nexport const later = [React, state]")
  await write('src/passed.ts', "export { default as passed, memo } from 'react'\nexport * as all from 'jotai'")
  await write(
    'src/style.css',
    '@keyframes turn { to { rotate: 1turn } }\n.a { content: "/*}"; background: url(./a.svg) }',
  )
  await write('src/a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  expect(await builtAndChecked()).toEqual([])
})

test('what its code does against the rules is found behind bundler and minifier', async () => {
  await write('src/main.tsx', `${source}\nexport const bootstrap2 = () => [window.eval('1'), document.write('<p>')]`)
  for (const file of ['later.tsx', 'passed.ts'])
    await write(`src/${file}`, 'export const passed = 1, all = 1, later = 1')
  await write('src/style.css', '.a { color: red }')
  expect((await builtAndChecked()).map(({ code }) => code)).toEqual(['codeFromText', 'writesPage'])
})

const source = `import * as whole from 'react'
import 'jotai'
import { z } from 'zod'
import { all, passed } from './passed.ts'
import './style.css'
export { useState } from 'react'
export const bootstrap = () => whole.useState(z.string())
export const mount = () => Promise.all([import('./later.tsx'), import('jotai'), all, passed])
export const unmount = async () => (await import('react')).useMemo(bootstrap)
`
const title = { 'zh-CN': '试', 'en-US': 'Probe' }
const declaration = { name: '@team/probe', description: title, routes: [{ path: '/probe', kind: 'default', title }] }
const shared = {
  exports: { react: ['default', 'useState', 'useMemo', 'memo'], jotai: ['atom'], zod: ['z', 'string'] },
  versions: { react: '19.3.1', jotai: '3.0.1', zod: '4.6.7' },
}

async function builtAndChecked() {
  const address = portal.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  expect(await runHere(['build', '--portal', url], folder)).toMatchObject({ code: 0, err: '' })
  const dist = path.join(folder, 'dist')
  const names = (await readdir(dist)).filter((name) => name !== 'artifact.json')
  const files = new Map<string, Uint8Array>()
  for (const name of names) files.set(name, await readFile(path.join(dist, name)))
  const manifest = artifact.parse(JSON.parse(await readFile(path.join(dist, 'artifact.json'), 'utf8')))
  const limits = { allBytes: 100_000, entryBytes: 50_000 }
  return checkArtifact({ manifest, files }, { name: '@team/probe', paths: ['/probe'], shared, limits })
}

async function write(file: string, text: string) {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
  await writeFile(path.join(folder, file), text)
}
