import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { repository } from '../repository.ts'

test('U11: what is fetched with a click is a lazyPart, which asks again; with React’s lazy one failure takes the page along', async () => {
  const [parts, withReact]: [string[], string[]] = [[], []]
  for await (const file of glob('{shared-utility,root-config,microfrontends/*}/src/**/*.{ts,tsx}', {
    cwd: repository,
  })) {
    if (/\.test\.tsx?$/.test(file)) continue
    const code = await readFile(path.join(repository, file), 'utf8')
    if (/\blazyPart\(/.test(code)) parts.push(file)
    if (/\{[^}]*\blazy\b[^}]*\} from 'react'/.test(code)) withReact.push(file)
  }
  expect(parts.length).toBeGreaterThan(4)
  expect(withReact).toEqual([])
})
