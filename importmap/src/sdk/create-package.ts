import { readFileSync } from 'node:fs'
import { inRepository, packageVersion } from '../repository.ts'
import { bundleFor } from './bundle.ts'
import { packed } from './packed.ts'
import { templates } from './templates.ts'

/** `@atrium/create`: makes a parcel, and brings nothing else along: it is run once, before there is anything to install for. */
export async function createPackage() {
  const program = await bundleFor(
    { cli: 'importmap/src/tool/create-cli.ts' },
    { format: 'esm', extension: '.mjs', isWhole: true },
  )
  const manifest = {
    name: '@atrium/create',
    description: 'Makes a parcel of a team for a portal',
    license: 'UNLICENSED',
    engines: { node: '>=24' },
    bin: { 'atrium-create': './bin/atrium.mjs' },
    exports: { './package.json': './package.json' },
    dependencies: program.dependencies,
  }
  const content = [
    ['bin/atrium.mjs', readFileSync(inRepository('importmap/src/tool/launch.mjs'), 'utf8')] as const,
    ...[...program.files].map(([file, text]) => [`bin/${file}`, text] as const),
    ['bin/templates.json', JSON.stringify(templates())] as const,
  ]
  return packed(packageVersion('importmap'), manifest, new Map(content))
}
