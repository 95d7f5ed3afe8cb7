import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { readConfig } from '../../foundation/process/config/config.ts'

const { repositoryFolder } = readConfig({})
const docs = path.join(repositoryFolder, 'docs')

test('docs/security.md names, for each number, files whose tests begin with it, and decisions that are there', async () => {
  const page = await readFile(path.join(docs, 'security.md'), 'utf8')
  const rows = page.split('\n').filter((line) => /^\| T\d\d\b/.test(line))
  expect(rows.map(numberOf)).toEqual(Array.from({ length: 23 }, (_, index) => `T${String(index + 1).padStart(2, '0')}`))
  for (const row of rows) {
    const [files, decisions] = [row.matchAll(/`([\w/.-]+\.test\.ts)`/g), row.matchAll(/\((decisions\/[\w.-]+)\)/g)]
    for (const [, file = ''] of files) {
      const title = new RegExp(`['\`]${numberOf(row)}: `)
      expect(await readFile(path.join(repositoryFolder, file), 'utf8')).toMatch(title)
    }
    for (const [, decision = ''] of decisions) expect(await readFile(path.join(docs, decision), 'utf8')).not.toBe('')
  }
})

function numberOf(row: string) {
  return row.slice(2, 5)
}
