import { readFileSync } from 'node:fs'
import { inRepository, packageVersion } from '../repository.ts'
import { bundleFor } from './bundle.ts'
import { packed } from './packed.ts'

const source = 'shared-utility/src/'

type PackageFile = { exports: Record<string, string>; dependencies: Record<string, string> }

/** The files behind all doors. */
export function doorsOfUtility() {
  return Object.entries(ownPackage().exports).map(([door, file]) => ({
    door,
    file: file.replace('./src/', source),
    name: door.slice(2) || 'index',
  }))
}

/** One reaches a server, the other is about pages of the portal: teams test neither. */
const notForTeams = ['./testing/client', './testing/decision-table']

/** The files behind the doors that teams have. */
export function utilityDoors() {
  return doorsOfUtility().filter(({ door }) => !notForTeams.includes(door))
}

/**
 * `@atrium/shared-utility` for teams: its types, and its code for their tests. In the portal their parcels get it from
 * the shared set. CommonJS, which the runner of tests runs anew for each file of them.
 */
export async function utilityPackage(types: ReadonlyMap<string, string>) {
  const doors = utilityDoors()
  const { files, dependencies } = await bundleFor(Object.fromEntries(doors.map(({ name, file }) => [name, file])), {
    format: 'cjs',
    extension: '.cjs',
  })
  const own = [...types].filter(([file]) => file.startsWith(source))
  const exports = doors.map(({ door, file, name }) => [
    door,
    { types: `./types/${file.slice(source.length).replace(/\.ts$/, '.d.ts')}`, default: `./lib/${name}.cjs` },
  ])
  const manifest = {
    name: '@atrium/shared-utility',
    description: 'What parcels share with the portal: types, and code for tests',
    license: 'UNLICENSED',
    exports: { ...Object.fromEntries(exports), './package.json': './package.json' },
    // What its code imports, and what that expects beside it.
    dependencies: { ...ownPackage().dependencies, ...dependencies },
  }
  const content = [
    ...[...files].map(([file, text]) => [`lib/${file}`, text] as const),
    ...own.map(([file, text]) => [`types/${file.slice(source.length)}`, text] as const),
  ]
  return packed(packageVersion('shared-utility'), manifest, new Map(content))
}

function ownPackage(): PackageFile {
  return JSON.parse(readFileSync(inRepository('shared-utility/package.json'), 'utf8'))
}
