import { expect, test } from '@jest/globals'
import { aField, entityOf } from '../../test/given-app.ts'
import { keptVersions } from './kept-versions.ts'

function versionOf(characters: number) {
  const help = 'x'.repeat(characters)
  return {
    entities: [{ uid: 'u', ...entityOf([aField('text', { key: 'name', help })]) }],
    roles: null,
    views: [],
    tables: new Map(),
  }
}

test('versions are kept as long as there is room for their characters, however many one enterprise makes', () => {
  const kept = keptVersions()
  for (let number = 1; number <= 500; number += 1) kept.set(`small ${number}`, versionOf(20_000))
  expect(kept.size).toBe(500)
  for (let number = 1; number <= 20; number += 1) kept.set(`large ${number}`, versionOf(4_000_000))
  expect([...kept.keys()]).toEqual(['large 20', 'large 19', 'large 18'])
})
