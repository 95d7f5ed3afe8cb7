import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { repository } from '../repository.ts'
import { onlyTested } from './only-tested.ts'

const product = /^(?:server|shared-utility|root-config|microfrontends\/[^/]+)\/src\//
const ofTests = /\.(?:test|spec)\.[jt]sx?$|\/(?:testing|test)\/|\/given(?:-[\w-]+)?\.[jt]sx?$/
/** Doors of packages, of which the names are for teams, and what is loaded by its name: parcels and migrations. */
const entrance =
  /^shared-utility\/src\/(?:[\w-]+\/)*index\.ts$|^microfrontends\/[^/]+\/src\/main\.tsx$|^server\/src\/foundation\/db\/migrations\/\d/

/** What the product has for tests on purpose, each with the reason. */
const forTests = [
  // The oldest version that is supported, for tests and benches.
  'server/src/foundation/db/embedded/embedded.ts: startOverTcp',
  // Stand in for a device, an app and a server.
  'server/src/identity/factor/passkey/authenticator.ts: Authenticator',
  'server/src/identity/factor/passkey/authenticator.ts: named',
  'server/src/identity/factor/two-step/totp.ts: codeAt',
  'shared-utility/src/call/fake-server.ts: fakeServer',
  'shared-utility/src/call/fake-server.ts: success',
]

test('nothing stands in the product that tests alone use (R12)', async () => {
  const files = new Map<string, string>()
  const roots = '{server,shared-utility,root-config,importmap,microfrontends/*}/src/**/*.{ts,tsx,mjs}'
  for await (const file of glob(roots, { cwd: repository, exclude: ['**/{node_modules,dist}'] }))
    if (!file.endsWith('.d.ts')) files.set(file, await readFile(path.join(repository, file), 'utf8'))
  expect(files.size).toBeGreaterThan(1000)
  const found = onlyTested(files, { isTest: (file) => ofTests.test(file), isEntrance: (file) => entrance.test(file) })
  expect(found.filter((one) => product.test(one))).toEqual(forTests)
})

test('what a test imports is no use of it, and what its own file uses is', () => {
  const files = new Map([
    ['a/one.ts', 'export const tested = 1, inner = 2, used = 3\nexport const outer = inner'],
    ['a/one.test.ts', "import { inner, outer, tested } from './one.ts'"],
    ['a/two.ts', "import { outer, used } from './one.ts'"],
    ['a/three.tsx', 'export const Part = () => null\nexport const Whole = () => <Part />'],
    ['a/door.ts', "export { Whole } from './three.tsx'"],
  ])
  const isTest = (file: string) => file.endsWith('.test.ts')
  expect(onlyTested(files, { isTest, isEntrance: (file) => file === 'a/door.ts' })).toEqual(['a/one.ts: tested'])
})
