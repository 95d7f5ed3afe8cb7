import { spawnSync } from 'node:child_process'
import { expect, test } from '@jest/globals'
import { packed } from './packed.ts'
import { tarball } from './tarball.ts'

const long = `types/${'a-folder-with-a-long-name/'.repeat(5)}index.d.ts`
const files = new Map([
  ['package.json', '{}'],
  [long, 'export {}\n'.repeat(100)],
])

test('the same files make the same package, byte for byte, whatever their order', () => {
  expect(tarball(new Map([...files].toReversed()))).toEqual(tarball(files))
})

test('others read it as they read every tar file, with names of any length', () => {
  const read = (...args: string[]) => spawnSync('tar', args, { input: tarball(files), encoding: 'utf8' }).stdout
  expect(read('-tzf', '-').trim().split('\n')).toEqual(['package/package.json', `package/${long}`])
  expect(read('-xzOf', '-', `package/${long}`)).toBe(files.get(long))
})

test('other content is another version under another name, so that what a lockfile says stays true', () => {
  const made = (text: string) => packed('1.2.0', { name: '@team/kit' }, new Map([['a.js', text]]))
  expect(made('one')).toEqual(made('one'))
  expect(made('one').file).toMatch(/^team-kit-1\.2\.0-h[0-9a-f]{10}\.tgz$/)
  expect(made('one').file).not.toBe(made('two').file)
})
