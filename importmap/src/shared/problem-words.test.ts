import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { problems } from '@atrium/shared-utility/contract'
import { inRepository } from '../repository.ts'
import { blank, foundByBrowsers } from './problem-words.ts'

const folder = inRepository('shared-utility/src/contract/problem')
const blanked = readdirSync(folder)
  .map((name) => blank(readFileSync(path.join(folder, name), 'utf8')))
  .join('\n')

test('only what browsers find out keeps its text in their files', () => {
  const kept = Object.entries(problems).flatMap(([code, { 'zh-CN': words }]) => (blanked.includes(words) ? [code] : []))
  expect(kept.toSorted()).toEqual([...foundByBrowsers].toSorted())
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
