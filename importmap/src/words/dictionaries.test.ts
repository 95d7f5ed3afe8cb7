import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { inRepository, repository } from '../repository.ts'

/** Of parcels their contract tests say the same. */
const folders = globSync('{shared-utility,root-config}/src/**/messages/**/zh-CN.json', { cwd: repository }).map(
  (file) => path.dirname(file),
)

test('the shell and what parcels share have dictionaries', () => {
  expect(folders).toEqual(expect.arrayContaining(['root-config/src/messages', 'shared-utility/src/ui/words/messages']))
})

test.each(folders)('every text of %s is there in both languages, with the same blanks', (folder) => {
  expect(blanksIn(folder, 'en-US')).toEqual(blanksIn(folder, 'zh-CN'))
})

/** What is filled in, of each text by its key; not the words between the braces of a plural. */
function blanksIn(folder: string, lang: string) {
  const words: Record<string, string> = JSON.parse(readFileSync(inRepository(folder, `${lang}.json`), 'utf8'))
  const blanksOf = (text: string) =>
    [...new Set([...text.matchAll(/(?<!(?:one|other|=\d+) )\{(\w+)[,}]/g)].map(([, name = '']) => name))].toSorted()
  return Object.fromEntries(Object.entries(words).map(([key, text]) => [key, blanksOf(text)]))
}
