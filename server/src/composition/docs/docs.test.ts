import { globSync, readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { calls, problemAreas, problems } from '@atrium/shared-utility/contract'
import { readConfig } from '../../foundation/process/config/config.ts'
import { openApi } from './open-api.ts'
import { callsPage, problemsPage } from './pages.ts'

const { repositoryFolder } = readConfig({})
const docs = path.join(repositoryFolder, 'docs')

test.each([
  ['calls.md', callsPage],
  ['problems.md', problemsPage],
])('docs/%s says what the contract says (else: npm run generate)', async (name, page) => {
  expect(await readFile(path.join(docs, name), 'utf8')).toBe(page())
})

test('every problem stands under one area', () => {
  const codes = Object.values(problemAreas).flatMap((area) => Object.keys(area))
  expect(codes.toSorted()).toEqual(Object.keys(problems).toSorted())
})

test('the map names every area of the server', async () => {
  const map = await readFile(path.join(docs, 'map.md'), 'utf8')
  const areas = await foldersOf(path.join(repositoryFolder, 'server/src'))
  expect(areas.filter((name) => !map.includes(`\`${name}\``))).toEqual([])
})

test('every room that answers calls or keeps tables declares itself, and its area lists it', async () => {
  const source = path.join(repositoryFolder, 'server/src')
  const files = globSync('*/*/{,*/}{handlers,tables}.ts', { cwd: source })
  const rooms = new Set(files.map((file) => path.posix.dirname(file)).filter((room) => !room.startsWith('foundation/')))
  const missing = [...rooms].filter((room) => {
    const [area = '', ...name] = room.split('/')
    return !readFileSync(path.join(source, area, 'area.ts'), 'utf8').includes(`'./${name.join('/')}/room.ts'`)
  })
  expect(missing).toEqual([])
  expect(rooms.size).toBeGreaterThan(60)
})

test('the OpenAPI document has every call, under its name', () => {
  const operations = Object.values(openApi().paths).flatMap((methods) => Object.values(methods))
  expect(operations).toHaveLength(Object.keys(calls).length)
  expect(operations).toEqual(expect.arrayContaining([expect.objectContaining({ operationId: 'listEnterprises' })]))
})

async function foldersOf(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}
