import { readFileSync } from 'node:fs'
import path from 'node:path'
import { inRepository, packageVersion } from '../repository.ts'
import { importsOf } from '../structure/imports-of.ts'
import { bundleFor, isInstalled, packageOf, toCommonjs, versionsOf } from './bundle.ts'
import { guides } from './guides.ts'
import { packed } from './packed.ts'
import { templates } from './templates.ts'

export const contractTest = 'importmap/src/contract-test/'
/** What brings an existing parcel into the portal; it is bundled with the parcel. */
export const adapters = ['single-spa', 'vue-router'].map((name) => ({
  name,
  file: `importmap/src/existing/${name}.ts`,
}))

/** What packages that the runner imports expect beside them. */
const besides = ['react-dom']

/** `@atrium/parcel`: the program `atrium`, the tests that every parcel passes, and how Jest runs the tests of parcels. */
export async function toolPackage(types: ReadonlyMap<string, string>) {
  const programs = { cli: 'importmap/src/tool/cli.ts', 'gate-run': 'importmap/src/gate/browser/main.ts' }
  const program = await bundleFor(programs, { format: 'esm', extension: '.mjs' })
  const contract = await bundleFor(
    { 'contract-test': `${contractTest}index.ts` },
    { format: 'cjs', extension: '.cjs', keeps: /^@atrium\// },
  )
  const adapting = await bundleFor(Object.fromEntries(adapters.map(({ name, file }) => [name, file])), {
    format: 'esm',
    extension: '.mjs',
  })
  const runner = runnerOf('jest-preset.mjs')
  const manifest = {
    name: '@atrium/parcel',
    description: 'Makes, builds, tests and checks parcels of a team for a portal',
    license: 'UNLICENSED',
    engines: { node: '>=24' },
    bin: { atrium: './bin/atrium.mjs' },
    exports: {
      './contract-test': { types: './types/index.d.ts', default: './lib/contract-test.cjs' },
      ...Object.fromEntries(
        adapters.map(({ name }) => [`./${name}`, { types: `./types/${name}.d.ts`, default: `./lib/${name}.mjs` }]),
      ),
      // Jest asks a preset's name for `jest-preset`; a project that adds to it imports it.
      './jest/jest-preset': './jest-preset.mjs',
      './jest': './jest-preset.mjs',
      './package.json': './package.json',
    },
    dependencies: {
      ...program.dependencies,
      ...contract.dependencies,
      ...versionsOf([...runner.packages, ...besides]),
    },
  }
  const content = [
    ['bin/atrium.mjs', read('importmap/src/tool/launch.mjs')] as const,
    ...[...program.files].map(([file, text]) => [`bin/${file}`, text] as const),
    ...[...contract.files, ...adapting.files].map(([file, text]) => [`lib/${file}`, text] as const),
    ...[...types]
      .filter(([file]) => file.startsWith(contractTest))
      .map(([file, text]) => [`types/${file.slice(contractTest.length)}`, text] as const),
    ...adapters.map(({ name, file }) => [`types/${name}.d.ts`, types.get(file.replace(/ts$/, 'd.ts')) ?? ''] as const),
    ...runner.files,
    ...guides(),
    ['bin/templates.json', JSON.stringify(templates())] as const,
  ]
  return packed(packageVersion('importmap'), manifest, new Map(content))
}

/**
 * What runs our own tests in a page runs those of teams: the preset, with all that it and what it imports name, be it a file or a
 * package.
 */
function runnerOf(preset: string) {
  const files = new Map<string, string>()
  const packages: string[] = []
  const add = (file: string) => {
    if (files.has(file)) return
    const text = read(sourceOf(file))
    files.set(file, file.endsWith('.cjs') ? toCommonjs(text) : text)
    for (const name of importsOf(file.replace(/\.cjs$/, '.mjs'), text))
      if (name.startsWith('.')) add(path.posix.join(path.posix.dirname(file), name))
      else if (isInstalled(name)) packages.push(packageOf(name))
  }
  add(preset)
  return { files, packages }
}

/** The set-up runs anew for each file of tests, so it is no ES module. */
function sourceOf(file: string) {
  return `importmap/src/${file.startsWith('jest/') ? '' : 'sdk/'}${file.replace(/\.cjs$/, '.mjs')}`
}

function read(file: string) {
  return readFileSync(inRepository(file), 'utf8')
}
