import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildProbe } from './test/probe.ts'

// A parcel of its own in a temporary folder of the repository, built by the real build.
const root = join(import.meta.dirname, '../../..')
let folder = ''

beforeEach(() => {
  mkdirSync(join(root, '.cache'), { recursive: true })
  folder = mkdtempSync(join(root, '.cache/parcel-'))
  write('package.json', JSON.stringify({ version: '1.2.3' }))
  write('parcel.json', JSON.stringify(declaration('@atrium/probe')))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a parcel is built against the shared names, with its version and its imports on record', async () => {
  write('src/main.tsx', "import { useState } from 'react'\nexport const mount = () => useState(1)")
  const unit = await buildProbe(folder)
  expect(unit).toMatchObject({ version: '1.2.3', exports: { '@atrium/probe': ['mount'] } })
  expect(Object.values(unit.imports)).toEqual([['react']])
})

test('what zod offers in the browser can be used', async () => {
  write('src/main.tsx', "import { z } from 'zod'\nexport const mount = z.object({ name: z.string() })")
  expect(Object.values((await buildProbe(folder)).imports)).toEqual([['zod']])
})

test('what is drawn with base components alone asks for the base, not for all of MUI', async () => {
  write('src/main.tsx', "import { Button } from '@mui/material'\nexport const mount = () => <Button />")
  expect(Object.values((await buildProbe(folder)).imports)[0]).toContain('@atrium/base/mui')
  write('src/main.tsx', "import { Button, Table } from '@mui/material'\nexport const mount = () => [Button, Table]")
  expect(Object.values((await buildProbe(folder)).imports)[0]).toContain('@mui/material')
})

test('a part that is loaded later costs its parcel the import alone', async () => {
  write('src/later.ts', 'export const later = 1')
  write('src/main.tsx', "export const mount = () => import('./later.ts')")
  const files = Object.values((await buildProbe(folder)).files)
  expect(files).toHaveLength(2)
  for (const { bytes } of files) expect(bytes).toBeLessThan(300)
})

test('what a beginning shares with its later parts is one file, and what only those share is not in it', async () => {
  for (const name of ['one', 'other', 'late']) write(`src/${name}.ts`, `export const ${name} = () => '${name}'`)
  write(
    'src/first.ts',
    "import { one } from './one.ts'\nimport { late } from './late.ts'\nexport const first = [one, late]",
  )
  write(
    'src/second.ts',
    "import { other } from './other.ts'\nimport { late } from './late.ts'\nexport const second = [other, late]",
  )
  write(
    'src/main.tsx',
    `import { one } from './one.ts'
import { other } from './other.ts'
export const mount = () => [one(), other(), import('./first.ts'), import('./second.ts')]`,
  )
  const { imports, entries } = await buildProbe(folder)
  const [beginning] = Object.values(entries)
  expect(imports[beginning ?? '']).toEqual([expect.stringMatching(/^\.\/shared\./)])
  expect(Object.keys(imports).map((file) => file.split('.')[0])).toEqual(
    expect.arrayContaining(['main', 'shared', 'first', 'second', 'late']),
  )
})

test.each([
  [
    'a name that the shared set lacks',
    "import { Rating } from '@mui/material'\nexport const mount = Rating",
    /imports Rating from '@mui\/material'.*shared\/mui\.ts/,
  ],
  [
    'a re-export that the shared set lacks',
    "export { ServerRouter as mount } from 'react-router'",
    /imports ServerRouter from 'react-router'.*names\.ts/,
  ],
  [
    'a part of zod that the browser does not carry',
    "import { z } from 'zod'\nexport const mount = z.templateLiteral(['a'])",
    /imports templateLiteral from 'zod'.*names\.ts/,
  ],
  [
    'a copy of a shared package',
    "import Button from '@mui/material/Button'\nexport const mount = Button",
    /second copy of @mui\/material/,
  ],
  [
    'a file of shared-utility past its doors',
    "import { fill } from '../../../shared-utility/src/contract/words/fill.ts'\nexport const mount = fill",
    /bundles shared-utility\/src\/contract\/words\/fill\.ts/,
  ],
  ['code that does not parse', 'export const mount = (', /main\.tsx/],
])('the build refuses %s, and says what to do', async (_, source, sentence) => {
  write('src/main.tsx', source)
  await expectRefused(sentence)
})

test('the build refuses a parcel.json that is not valid, and names the field', async () => {
  write('src/main.tsx', 'export const mount = 1')
  write('parcel.json', JSON.stringify({ ...declaration('@atrium/probe'), routes: [] }))
  await expectRefused(/parcel\.json is not valid: routes/)
  write('parcel.json', JSON.stringify(declaration('@atrium/other')))
  await expectRefused(/says "@atrium\/other"/)
})

function expectRefused(sentence: RegExp) {
  const refused = { name: 'BuildRefused', message: expect.stringMatching(sentence) }
  return expect(buildProbe(folder)).rejects.toMatchObject(refused)
}

function declaration(name: string) {
  const title = { 'zh-CN': '试', 'en-US': 'Probe' }
  return { name, description: title, routes: [{ path: '/probe', kind: 'default', title }] }
}

function write(file: string, text: string) {
  mkdirSync(join(folder, file, '..'), { recursive: true })
  writeFileSync(join(folder, file), text)
}
