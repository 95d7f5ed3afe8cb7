import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { inRepository } from '../repository.ts'
import { zodNames } from './names.ts'
import { firstPage } from './specifiers.ts'

test('what shared code calls of zod is in the shared set: any other name would be undefined in the browser', () => {
  const files = globSync('shared-utility/src/**/!(*.test).{ts,tsx}', { cwd: inRepository() })
  const used = files.flatMap((file) =>
    [...readFileSync(inRepository(file), 'utf8').matchAll(/(?<![\w.])z\.((?!core\b)[a-z]\w*)[(.]/g)].map(
      ([, name = '']) => name,
    ),
  )
  expect(new Set(used).size).toBeGreaterThan(5)
  expect([...new Set(used)].filter((name) => !new Set<string>(zodNames).has(name))).toEqual([])
})

test('C1: the first page is sent without what validates: zod comes with what makes calls', () => {
  expect(firstPage).not.toContain('zod')
})
