import { packageVersion } from '../repository.ts'
import { bundleFor, versionsOf } from './bundle.ts'
import { packed } from './packed.ts'

const source = 'importmap/src/playwright/'

/** Teams run their own Playwright: of two in one run neither knows the tests of the other. */
const runner = '@playwright/test'

export const playwrightDoors = [
  { door: '.', name: 'index' },
  { door: './config', name: 'config' },
  { door: './reporter', name: 'reporter' },
].map(({ door, name }) => ({ door, name, file: `${source}${name}.ts` }))

/** `@atrium/playwright`: what tests of a parcel inside the portal are played with, as our own stories are. */
export async function playwrightPackage(types: ReadonlyMap<string, string>) {
  const input = Object.fromEntries(playwrightDoors.map(({ name, file }) => [name, file]))
  const { files, dependencies } = await bundleFor(input, { format: 'esm', extension: '.mjs' })
  const { [runner]: runnerVersion = '*', ...others } = dependencies
  const exports = playwrightDoors.map(({ door, name }) => [
    door,
    { types: `./types/${name}.d.ts`, default: `./lib/${name}.mjs` },
  ])
  const manifest = {
    name: '@atrium/playwright',
    description: 'Tests of parcels in a browser, inside a running portal',
    license: 'UNLICENSED',
    type: 'module',
    engines: { node: '>=24' },
    exports: { ...Object.fromEntries(exports), './package.json': './package.json' },
    // axe is read as a file, for the page.
    dependencies: { ...others, ...versionsOf(['axe-core']) },
    peerDependencies: { [runner]: `^${runnerVersion}` },
  }
  const content = [
    ...[...files].map(([file, text]) => [`lib/${file}`, text] as const),
    ...[...types]
      .filter(([file]) => file.startsWith(source))
      .map(([file, text]) => [`types/${file.slice(source.length)}`, text] as const),
  ]
  return packed(packageVersion('importmap'), manifest, new Map(content))
}
