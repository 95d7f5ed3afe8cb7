import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { problems } from '@atrium/shared-utility/contract'
import { inRepository } from '../repository.ts'
import { foundAlone, foundByBrowsers, laterProblems, withoutEmpty } from './problem-words.ts'

const folder = inRepository('shared-utility/src/contract/problem')
const ours = readdirSync(folder).map((name) => foundAlone(readFileSync(path.join(folder, name), 'utf8')))

test('C1: the first page has the problems that browsers find, and no other', () => {
  const kept = Object.keys(problems).filter((code) => ours.some((source) => new RegExp(`\\b${code}:`).test(source)))
  expect(kept.toSorted()).toEqual([...foundByBrowsers].toSorted())
})

test('C1: of the table the first page keeps what has something in it', () => {
  const table = withoutEmpty(readFileSync(path.join(folder, 'problems.ts'), 'utf8'))
  const kept = [...table.matchAll(/^  \.\.\.(\w+),$/gm)].map(([, name = '']) => name)
  const filled = ours.flatMap((source) => /export const (\w+Problems) = \{\s*\w/.exec(source)?.[1] ?? [])
  expect(kept.toSorted()).toEqual(filled.toSorted())
  expect(kept.every((name) => table.includes(`import { ${name} } from`))).toBe(true)
})

test('C1: all others come with what makes calls, with status, number and field, and without their texts', () => {
  const { source } = /laterProblems = (?<source>.*)/.exec(laterProblems())?.groups ?? {}
  const entryOf = (status: number, code: number) => ({ status, code, 'zh-CN': '', 'en-US': '' })
  const fieldOf = (name: string, of: object) => ({ ...of, field: name })
  const later: unknown = runInNewContext(`(${source})`, { entry: entryOf, field: fieldOf })
  const expected = Object.entries(problems)
    .filter(([code]) => !foundByBrowsers.includes(code))
    .map(([code, { 'zh-CN': _zh, 'en-US': _en, ...rest }]) => [code, { ...rest, 'zh-CN': '', 'en-US': '' }])
  expect(later).toEqual(Object.fromEntries(expected))
})

test.each(['shared-utility/src', 'root-config/src', 'microfrontends'])(
  'what the code of browsers in %s throws by itself is in the list',
  (folder) => {
    const thrown = sourcesIn(inRepository(folder)).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/new Problem\('(\w+)'/g)].map(([, code]) => code),
    )
    expect(thrown.filter((code) => code !== undefined && !foundByBrowsers.includes(code))).toEqual([])
  },
)

function sourcesIn(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|node_modules|testing|given|\.d\.ts$/.test(name))
    .map((name) => path.join(folder, name))
}
