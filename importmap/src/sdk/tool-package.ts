import { globSync, readFileSync } from 'node:fs'
import { inRepository, packageVersion } from '../repository.ts'
import { bundleFor, toCommonjs, versionsOf } from './bundle.ts'
import { packed } from './packed.ts'

export const contractTest = 'importmap/src/contract-test/'

/** The packages that the runner of tests asks for: as Jest brings them, and what makes a page. */
const runnerPackages = ['@swc/core', '@swc/jest', 'jest-circus', '@jest/fake-timers', 'jest-mock', 'jsdom']
const testPackages = ['@testing-library/jest-dom', '@testing-library/react', '@jest/globals', 'react', 'react-dom']

/** What a new parcel has in its own `package.json`: what its tests name, and the types that its editor reads. */
const templatePackages = [
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@types/jest',
  '@types/react',
  '@types/react-dom',
  '@mui/material',
  'jest',
  'react',
  'react-dom',
  'react-router',
  'typescript',
]

/** `@atrium/parcel`: the program `atrium`, the tests that every parcel passes, and how Jest runs the tests of parcels. */
export async function toolPackage(types: ReadonlyMap<string, string>) {
  const program = await bundleFor({ atrium: 'importmap/src/tool/cli.ts' }, { format: 'esm', extension: '.mjs' })
  const contract = await bundleFor(
    { 'contract-test': `${contractTest}index.ts` },
    { format: 'cjs', extension: '.cjs', keeps: /^@atrium\// },
  )
  const manifest = {
    name: '@atrium/parcel',
    description: 'Makes, builds, tests and checks parcels of a team for a portal',
    license: 'UNLICENSED',
    engines: { node: '>=24' },
    bin: { atrium: './bin/atrium.mjs' },
    exports: {
      './contract-test': { types: './types/index.d.ts', default: './lib/contract-test.cjs' },
      './jest-preset': './jest-preset.mjs',
      './package.json': './package.json',
    },
    dependencies: {
      ...program.dependencies,
      ...contract.dependencies,
      ...versionsOf([...runnerPackages, ...testPackages]),
    },
  }
  const content = [
    ...[...program.files].map(([file, text]) => [`bin/${file}`, text] as const),
    ...[...contract.files].map(([file, text]) => [`lib/${file}`, text] as const),
    ...[...types]
      .filter(([file]) => file.startsWith(contractTest))
      .map(([file, text]) => [`types/${file.slice(contractTest.length)}`, text] as const),
    ...runnerFiles(),
    ['jest-preset.mjs', read('importmap/src/sdk/jest-preset.mjs')] as const,
    ['bin/templates/react.json', JSON.stringify(reactTemplate())] as const,
    ['bin/templates/packages.json', JSON.stringify(versionsOf(templatePackages))] as const,
  ]
  return packed(packageVersion('importmap'), manifest, new Map(content))
}

/** What runs our own tests in a page runs those of teams. The set-up runs anew for each file, so it is no ES module. */
function runnerFiles() {
  const files = ['circus.mjs', ...['modules', 'runner', 'window'].map((name) => `page/${name}.mjs`)]
  return [
    ...files.map((file) => [`jest/${file}`, read(`importmap/src/jest/${file}`)] as const),
    ['jest/page/setup.cjs', toCommonjs(read('importmap/src/jest/page/setup.mjs'))] as const,
  ]
}

/** The parcel that `npm run new:parcel` copies, as it stands in a repository of its own. */
function reactTemplate() {
  const folder = 'microfrontends/_template'
  const files = globSync('{parcel.json,src/**/*.*}', { cwd: inRepository(folder) }).map((file) =>
    file.replaceAll('\\', '/'),
  )
  const own = globSync('**/*', { cwd: inRepository('importmap/src/sdk/react'), withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => file.name)
  return Object.fromEntries([
    ...files.toSorted().map((file) => [file, outside(read(`${folder}/${file}`))]),
    ...own.toSorted().map((file) => [file, read(`importmap/src/sdk/react/${file}`)]),
  ])
}

function outside(text: string) {
  return text.replaceAll('@atrium/importmap/contract-test', '@atrium/parcel/contract-test')
}

function read(file: string) {
  return readFileSync(inRepository(file), 'utf8')
}
