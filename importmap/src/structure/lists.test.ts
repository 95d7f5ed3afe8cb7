import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { repository } from '../repository.ts'

/** The table itself, and the page of the shared utilities that draws one. */
const drawsList = /<(?:ListTable|SessionsPage)\b/

test('U01: the story of the lists opens every screen that draws one', async () => {
  const drawn: string[] = []
  for await (const file of glob('microfrontends/*/src/**/*.tsx', { cwd: repository })) {
    const code = await readFile(path.join(repository, file), 'utf8')
    if (!file.endsWith('.test.tsx') && drawsList.test(code)) drawn.push(path.basename(file, '.tsx'))
  }
  const played: string[] = []
  for await (const file of glob('{e2e/stories/lists.spec.ts,microfrontends/*/src/**/example.json}', {
    cwd: repository,
  })) {
    const text = await readFile(path.join(repository, file), 'utf8')
    played.push(...[...text.matchAll(/"?screen"?: ['"](\w+)['"]/g)].map(([, name = '']) => name))
  }
  expect(drawn.length).toBeGreaterThan(10)
  expect(played.sort()).toEqual(drawn.sort())
})
