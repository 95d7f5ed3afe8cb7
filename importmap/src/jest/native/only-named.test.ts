import { expect, test } from '@jest/globals'
// @ts-expect-error -- plain JavaScript, which Jest loads before anything of ours
import { onlyNamed } from './only-named.mjs'

const given = [{ rootDir: '/' }, 'config', 'environment', 'runtime', '/a.test.ts', 'send']

test('of a file that is named only tests of that name run, of others all', () => {
  const wanted = (file: string) => JSON.stringify({ files: [file], names: 'at once' })
  expect(onlyNamed(given, wanted('/a.test.ts'))).toEqual([
    { rootDir: '/', testNamePattern: 'at once' },
    ...given.slice(1),
  ])
  expect(onlyNamed(given, wanted('/b.test.ts'))).toEqual(given)
  expect(onlyNamed(given, undefined)).toEqual(given)
})
