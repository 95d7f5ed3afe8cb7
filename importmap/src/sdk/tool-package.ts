import { readFileSync } from 'node:fs'
import { inRepository, packageVersion } from '../repository.ts'
import { bundleFor, toCommonjs, versionsOf } from './bundle.ts'
import { packed } from './packed.ts'
import { templates } from './templates.ts'

export const contractTest = 'importmap/src/contract-test/'

/** The packages that the runner of tests asks for: as Jest brings them, and what makes a page. */
const runnerPackages = ['@swc/core', '@swc/jest', 'jest-circus', '@jest/fake-timers', 'jest-mock', 'jsdom']
const testPackages = ['@testing-library/jest-dom', '@testing-library/react', '@jest/globals', 'react', 'react-dom']

/** `@atrium/parcel`: the program `atrium`, the tests that every parcel passes, and how Jest runs the tests of parcels. */
export async function toolPackage(types: ReadonlyMap<string, string>) {
  const programs = { atrium: 'importmap/src/tool/cli.ts', 'gate-run': 'importmap/src/gate/browser/main.ts' }
  const program = await bundleFor(programs, { format: 'esm', extension: '.mjs' })
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
      // Jest asks a preset's name for `jest-preset`; whoever adds to it imports it.
      './jest/jest-preset': './jest-preset.mjs',
      './jest': './jest-preset.mjs',
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
    ['bin/templates.json', JSON.stringify(templates())] as const,
  ]
  return packed(packageVersion('importmap'), manifest, new Map(content))
}

/** What runs our own tests in a page runs those of teams. The set-up runs anew for each file, so it is no ES module. */
function runnerFiles() {
  const files = ['circus.mjs', ...['modules', 'runner', 'window', 'components'].map((name) => `page/${name}.mjs`)]
  return [
    ...files.map((file) => [`jest/${file}`, read(`importmap/src/jest/${file}`)] as const),
    ['jest/page/setup.cjs', toCommonjs(read('importmap/src/jest/page/setup.mjs'))] as const,
  ]
}

function read(file: string) {
  return readFileSync(inRepository(file), 'utf8')
}
