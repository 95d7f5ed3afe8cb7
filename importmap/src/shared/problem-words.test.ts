import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { problems } from '@atrium/shared-utility/contract'
import { inRepository } from '../repository.ts'
import { foundByBrowsers, laterProblems, withFoundAlone } from './problem-words.ts'

test('C1: the first page has the problems that browsers find, in one table without nouns', () => {
  const table = withFoundAlone(readFileSync(inRepository('shared-utility/src/contract/problem/problems.ts'), 'utf8'))
  const kept = Object.keys(problems).filter((code) => new RegExp(`\\b${code}: (?:entry|field)\\(`).test(table))
  expect(kept.toSorted()).toEqual([...foundByBrowsers].toSorted())
  expect(table).not.toMatch(/problemAreas|\w+Problems\b/)
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
