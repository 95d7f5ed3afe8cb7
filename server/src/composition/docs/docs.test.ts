import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { calls, problemAreas, problems } from '@atrium/shared-utility/contract'
import { readConfig } from '../../foundation/config/config.ts'
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

test('the map names every area and every room of the server', async () => {
  const map = await readFile(path.join(docs, 'map.md'), 'utf8')
  const source = path.join(repositoryFolder, 'server/src')
  const areas = await foldersOf(source)
  const rooms = await Promise.all(areas.map((area) => foldersOf(path.join(source, area))))
  expect([...areas, ...rooms.flat()].filter((name) => !map.includes(`\`${name}\``))).toEqual([])
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
