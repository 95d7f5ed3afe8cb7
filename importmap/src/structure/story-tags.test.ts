import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { inRepository, repository } from '../repository.ts'

/** Of e2e/src/runs.ts. All others are `shows.something` of e2e/src/shows.ts, whose names the compiler knows. */
const places = ['@both', '@everywhere']

test('a story has no tag that leads nowhere: one that is mistyped would play in the full run alone', () => {
  const stories = globSync('e2e/stories/**/*.ts', { cwd: repository })
  expect(stories.length).toBeGreaterThan(30)
  const tags = stories.flatMap((file) => tagsIn(readFileSync(inRepository(file), 'utf8')).map((tag) => ({ file, tag })))
  expect(tags.length).toBeGreaterThan(20)
  expect(tags.filter(({ tag }) => !places.includes(tag))).toEqual([])
})

test.each([
  ["test('one', { tag: '@boht' }, () => {})", ['@boht']],
  ['test(\'two\', { tag: [shows.live, "@evrywhere"] }, () => {})', ['@evrywhere']],
  ["test('three @liev', () => {})", ['@liev']],
  ["import { wide } from '@playwright/test'; const mail = 'a@example.com'", []],
])('the tags that are written out in %s', (code, tags) => {
  expect(tagsIn(code)).toEqual(tags)
})

/** Words with an at sign that begin or end a text, as Playwright reads them. */
function tagsIn(code: string) {
  return [...code.matchAll(/(?<=['"` ])@[\w-]+(?=['"`])/g)].map(([tag]) => tag)
}
