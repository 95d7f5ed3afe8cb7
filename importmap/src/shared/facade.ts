import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { inRepository } from '../repository.ts'
import { zodNames } from './names.ts'
import type { Shared } from './specifiers.ts'

/** Source text of the module that stands for one shared name; `null` when the package's own module does. */
export function facadeOf(shared: Shared): string | null {
  switch (shared.kind) {
    case 'whole':
    case 'file':
      return null
    case 'commonjs':
      return commonjsFacade(shared.specifier)
    case 'named':
      return `export { ${shared.names.join(', ')} } from '${shared.from}'\n`
    case 'fromDoor':
      return doorLines(shared)
    case 'defaults':
      return shared.names.map((name) => `export { default as ${name} } from '${shared.from}/${name}'\n`).join('')
    case 'zod':
      return zodFacade
  }
}

/**
 * Goes past the door's index to each file behind it: a bundler places modules by which other modules can reach them,
 * and through the index everything can be reached.
 */
function doorLines({ door, names }: { door: string; names: readonly string[] }) {
  const files = filesBehind(door)
  return names
    .map((name) => `export { ${name} } from ${JSON.stringify(inRepository(files.get(name) ?? door))}\n`)
    .join('')
}

/** The file of each name that a door hands on: `export { a } from './a.ts'`, or all that `./a.ts` exports. */
function filesBehind(door: string): Map<string, string> {
  const lines = read(door).matchAll(/export (?:\{([^}]+)\}|\*) from '(\.[^']+)'/g)
  return new Map(
    [...lines].flatMap(([, list, path = '']) => {
      const file = join(door, '..', path)
      if (list !== undefined) return list.split(',').map((name) => [name.trim(), file] as const)
      if (file.endsWith('/index.ts')) return [...filesBehind(file)]
      return ownNames(read(file)).map((name) => [name, file] as const)
    }),
  )
}

function ownNames(code: string) {
  return [...code.matchAll(/^export (?:async )?(?:const|function|class) (\w+)/gm)].map(([, name = '']) => name)
}

function read(file: string) {
  return readFileSync(inRepository(file), 'utf8')
}

/** Import this for the names of zod alone, as a namespace that is no larger than it must be. */
export const zodNamesFacade = `export { ${zodNames.join(', ')} } from 'zod'\n`

/**
 * zod probes `new Function` unless told not to, which the content security policy reports. It must be told before the
 * first schema is built, so every importer of zod gets it from here.
 */
const zodFacade = `import * as z from 'atrium:zod-names'
z.config({ jitless: true })
export * from 'atrium:zod-names'
export { z, z as default }
`

// `import * as React`, default and named imports must all work, and a CommonJS module has no list of names but itself.
function commonjsFacade(specifier: string) {
  const names = Object.keys(load(specifier)).filter((name) => name !== 'default' && /^[A-Za-z_$][\w$]*$/.test(name))
  const named = names.map((name) => `export const ${name} = whole.${name}\n`).join('')
  return `import whole from '${specifier}'\nexport default whole\n${named}`
}

function load(specifier: string): object {
  const loaded: unknown = createRequire(import.meta.url)(specifier)
  if (typeof loaded === 'object' && loaded !== null) return loaded
  throw new Error(`${specifier} does not export an object`)
}
