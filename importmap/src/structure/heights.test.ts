import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { repository } from '../repository.ts'

test('nothing is as high as 100vh, of which browsers of phones hide a part behind their bars: 100dvh is what is seen (R12)', async () => {
  const found: string[] = []
  let files = 0
  const roots = '{shared-utility,root-config,server,microfrontends/*}/src/**/*.{css,ts,tsx}'
  for await (const file of glob(roots, { cwd: repository })) {
    files++
    if (/\b100vh\b/.test(await readFile(path.join(repository, file), 'utf8'))) found.push(file)
  }
  expect(files).toBeGreaterThan(1000)
  expect(found).toEqual([])
})
