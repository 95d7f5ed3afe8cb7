import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { inRepository, repository } from '../repository.ts'

test('what runs only in the full run is listed in full-tests.json, so that a test that moves there is seen', () => {
  const exclude = ['**/{node_modules,dist,data}']
  const files = globSync('*/**/*.full.test.{ts,tsx}', { cwd: repository, exclude }).sort()
  const listed: unknown = JSON.parse(readFileSync(inRepository('importmap/src/structure/full-tests.json'), 'utf8'))
  expect(files).toEqual(listed)
})
