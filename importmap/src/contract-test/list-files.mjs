// Plain JavaScript: the parcels' types, which this is checked with, know no Node.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The files beside a test, or below it, that describe a list. */
export function listFilesBeside(testPath) {
  const folder = dirname(testPath)
  return globSync('**/*.{ts,tsx}', { cwd: folder, exclude: ['**/*.test.*'] })
    .map((file) => join(folder, file))
    .filter((file) => readFileSync(file, 'utf8').includes('describeList('))
}

/** The `example.json` beside a list. */
export function exampleBeside(listPath) {
  const file = join(dirname(listPath), 'example.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** The dictionaries of all parts beside a test, or below it. */
export function dictionariesBeside(testPath) {
  const folder = dirname(testPath)
  const read = (file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const parts = globSync('**/messages/zh-CN.json', { cwd: folder }).toSorted()
  return parts.map((file) => ({ 'zh-CN': read(file), 'en-US': read(file.replace('zh-CN', 'en-US')) }))
}
