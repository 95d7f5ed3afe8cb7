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

test.each(folders)('every text of %s is there in both languages', (folder) => {
  expect(keysIn(folder, 'en-US')).toEqual(keysIn(folder, 'zh-CN'))
})

function keysIn(folder: string, lang: string) {
  const words: object = JSON.parse(readFileSync(inRepository(folder, `${lang}.json`), 'utf8'))
  return Object.keys(words).toSorted()
}
