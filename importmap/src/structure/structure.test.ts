import { globSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@jest/globals'
import { repository } from '../repository.ts'
import { arrowsUp, homeless } from './areas.ts'
import { circlesOf } from './circles.ts'
import { importedFile, readGraph, type ImportGraph } from './import-graph.ts'
import { importsOf } from './imports-of.ts'
import { unusedExports } from './unused-exports.ts'

test.each(['server/src', 'shared-utility/src', 'root-config/src', 'importmap/src', 'microfrontends'])(
  'no rooms of %s go in a circle, at any depth, at run time or in types',
  async (folder) => {
    const graph = await readGraph(folder)
    expect(graph.size).toBeGreaterThan(20)
    expect(circlesOf(graph)).toEqual([])
  },
)

test('no area of the server imports one above it, and every file stands in an area', async () => {
  const graph = await readGraph('server/src')
  expect(arrowsUp(graph)).toEqual([])
  expect(homeless(graph)).toEqual([])
})

test('no folder of the server holds more than eight rooms', async () => {
  const rooms = new Map<string, Set<string>>()
  for (const file of (await readGraph('server/src')).keys()) {
    // An area, and a folder of rooms in it, has no file but `area.ts`.
    const folders = path.posix.dirname(file).split('/').slice(2)
    for (const depth of [1, 2]) {
      const [place, room] = [folders.slice(0, depth).join('/'), folders[depth]]
      if (room !== undefined && !isRoom(place)) rooms.set(place, (rooms.get(place) ?? new Set()).add(room))
    }
  }
  expect(rooms.size).toBeGreaterThan(20)
  expect([...rooms].flatMap(([place, { size }]) => (size > 8 ? [`${place}: ${size}`] : []))).toEqual([])
})

/** A room has files of its own beside its folders. */
function isRoom(place: string) {
  return globSync('*.ts', { cwd: path.join(repository, 'server/src', place) }).some((file) => file !== 'area.ts')
}

test('SQL stands in files called queries.ts or something-query.ts, and nowhere else', async () => {
  const files = [...(await readGraph('server/src')).keys()]
  const found = await Promise.all(files.map(async (file) => ((await hasSql(file)) ? [file] : [])))
  expect(found.flat().filter((file) => !/(queries|-query)\.ts$|\/foundation\/db\//.test(file))).toEqual([])
})

test('no area of the contract imports one above it', async () => {
  expect(arrowsUp(await readGraph('shared-utility/src/contract'))).toEqual([])
})

test('nothing is exported that nothing imports', async () => {
  const files = new Map<string, string>()
  // What teams begin with is not ours: others load it, by the names of the life cycles.
  const exclude = ['**/{node_modules,dist,data}', 'importmap/{templates,examples}', 'e2e/parcels']
  for await (const file of glob('*/**/*.{ts,tsx,mjs}', { cwd: repository, exclude }))
    if (!file.endsWith('.d.ts')) files.set(file, await readFile(path.join(repository, file), 'utf8'))
  expect(files.size).toBeGreaterThan(1000)
  const doors = await doorsOfPackages()
  expect(
    unusedExports(files, (file) => doors.has(file) || loadedByTools.includes(file) || loadedByFolder.test(file)),
  ).toEqual([])
})

/** Files that tools import by their names, each with the tool. */
const loadedByTools = [
  // Tests, in the place of @jest/globals.
  'importmap/src/jest/native/globals.mjs',
  // lerna, see lerna.json.
  'importmap/src/release/changelog-preset.ts',
  // The boot scripts, as a global of the page.
  'importmap/src/loader/keep-main.ts',
]

/** Files that the server, or a walk over its calls, finds in their folder. */
const loadedByFolder = /^server\/src\/(?:foundation\/db\/migrations\/\d|(?:[\w-]+\/){2,3}test\/scenes\.ts$)/

async function doorsOfPackages() {
  const doors = new Set<string>()
  for await (const file of glob('{*,microfrontends/*}/package.json', { cwd: repository })) {
    const { exports = {} }: { exports?: Record<string, string> } = JSON.parse(
      await readFile(path.join(repository, file), 'utf8'),
    )
    for (const door of Object.values(exports)) doors.add(path.posix.join(path.posix.dirname(file), door))
  }
  return doors
}

test('an export that nothing imports is told, however it is written', () => {
  const files = new Map([
    ['a/one.ts', 'export const used = 1, unused = 2\nexport function called() {}\nexport type Shape = string'],
    ['a/two.ts', 'const { x, y: [z] } = used\nexport { x, z as kept }\nexport const { deep: [, far] } = used'],
    ['a/three.ts', "import { used, type Shape } from './one.ts'\nexport { kept as passedOn } from './two.ts'"],
    ['a/four.ts', "import * as all from './three.ts'\nexport default all"],
    ['a/door.ts', 'export const open = 1'],
    ['a/taken.tsx', 'export const lazy = 1'],
    ['a/plain.ts', 'export const lazy = 1'],
    ['a/cast.ts', 'export const lazy = 1'],
    ['a/required.ts', 'export const lazy = 1'],
    ['a/six.ts', "void import(`./plain.ts`)\nvoid import('./cast.ts' as string)\nrequire('./required.ts')"],
    ['a/five.ts', "void import('./taken.tsx')\nimport whole from './four.ts'"],
  ])
  expect(unusedExports(files, (file) => file === 'a/door.ts')).toEqual([
    'a/one.ts: called',
    'a/one.ts: unused',
    'a/two.ts: far',
    'a/two.ts: x',
  ])
})

test('a circle is found at the depth where it is, however long, and told with the files that make it', () => {
  const graph = graphOf({
    'a/one/x.ts': ['a/two/y.ts'],
    'a/two/y.ts': ['a/three/z.ts'],
    'a/three/z.ts': ['a/one/other.ts'],
    'a/one/other.ts': [],
  })
  const [sentence = '', ...more] = circlesOf(graph)
  expect(more).toEqual([])
  expect(sentence).toMatch(/^In a the rooms one → two → three → one go in a circle\./)
  expect(sentence).toContain('a/three/z.ts → a/one/other.ts')
})

test('an arrow up is told with where the thing belongs', () => {
  const graph = graphOf({ 'server/src/identity/session/a.ts': ['server/src/portal/page/page/b.ts'] })
  expect(arrowsUp(graph)).toEqual([
    'server/src/identity/session/a.ts imports server/src/portal/page/page/b.ts, but identity (who somebody is, and every ' +
      'way in) stands below portal (pages, files and words for the browser). Move what is needed down into identity, ' +
      'or what needs it up into portal.',
  ])
})

test('an import is seen however it is written', () => {
  const code = `
    import type { A } from './a.ts'
    import { b, type C } from './b.ts'
    import './c.ts'
    export * from './d.ts'
    export type { E } from './e.ts'
    const f = async () => import('./f.ts')
    type G = import('./g.ts').G
    declare module './h.ts' { interface H {} }
    const worker = new URL('./i.ts', import.meta.url)
    const text = "import './none.ts'" // import './none.ts'
    const j = import(\`./j.ts\`)
    const k = import(('./k.ts' as string)!)
    const l = require('./l.ts')
    import m = require('./m.ts')
    const n = import.meta.resolve('./n.ts')
    const other = new Worker(new URL('./o.js', import.meta.url))
    const p = require.resolve(\`./p.ts\`)
    const node = createRequire(import.meta.url), team = createRequire(folder)
    const q = [node('./q.ts'), team('./none.ts')]
    const r = createRequire(import.meta.url).resolve('./r.ts')
    const page = new URL('/page.ts', address), folder = new URL('./none/', import.meta.url)
  `
  const letters = importsOf('x.ts', code).map((path) => path.slice(2, 3))
  expect(letters.toSorted().join('')).toBe('abcdefghijklmnopqr')
})

test('an import is the same file by a path from the root and by an address', () => {
  const here = path.join(repository, 'server/src/portal/x.ts')
  const named = ['../portal/x.ts', here, pathToFileURL(here).href, 'zod', '/elsewhere.ts']
  const found = named.map((name) => importedFile('server/src/identity/a.ts', name))
  expect(found).toEqual([...Array<string>(3).fill('server/src/portal/x.ts'), null, null])
})

function graphOf(files: Record<string, string[]>): ImportGraph {
  return new Map(Object.entries(files).map(([file, imports]) => [file, new Set(imports)]))
}

async function hasSql(file: string) {
  const code = await readFile(path.join(repository, file), 'utf8')
  return /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^>]*>)?`/.test(code)
}
