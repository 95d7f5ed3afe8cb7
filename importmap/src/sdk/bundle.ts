import { builtinModules, isBuiltin } from 'node:module'
import { transformSync } from '@swc/core'
import { rolldown } from 'rolldown'
import { inRepository, packageVersion } from '../repository.ts'

type Bundled = {
  files: Map<string, string>
  /** The packages that it imports, in the versions that are installed here. */
  dependencies: Record<string, string>
}

type BundleOptions = {
  format: 'esm' | 'cjs'
  extension: string
  keeps?: RegExp
  /** Packages are part of it, and none has to be installed beside it. */
  isWhole?: boolean
}

/** One file for each name, and what several have in common; packages are imported, those of ours are in it. */
export async function bundleFor(input: Record<string, string>, options: BundleOptions) {
  const { format, extension, keeps, isWhole = false } = options
  const build = await rolldown({
    input: Object.fromEntries(Object.entries(input).map(([name, file]) => [name, inRepository(file)])),
    platform: format === 'cjs' ? 'neutral' : 'node',
    cwd: inRepository(),
    external: (name) => keeps?.test(name) === true || (isWhole ? isBuiltin(name) : isPackage(name)),
    transform: { jsx: { runtime: 'automatic' } },
  })
  const { output } = await build.generate({
    format: 'esm',
    entryFileNames: `[name]${extension}`,
    chunkFileNames: `[name]-[hash]${extension}`,
  })
  await build.close()
  const chunks = output.filter((file) => file.type === 'chunk')
  const own = new Set(chunks.map((chunk) => chunk.fileName))
  const imported = chunks.flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports])
  const names = imported.filter((name) => !own.has(name) && isInstalled(name)).map(packageOf)
  return {
    files: new Map(chunks.map(({ fileName, code }) => [fileName, format === 'cjs' ? toCommonjs(code) : code])),
    dependencies: versionsOf(names),
  } satisfies Bundled
}

/** Compiles as our own tests do, with the same compiler: what a default export is depends on the compiler. */
export function toCommonjs(code: string) {
  return transformSync(code, { swcrc: false, jsc: { target: 'es2023' }, module: { type: 'commonjs' } }).code
}

/** These packages, in the versions that are installed here. */
export function versionsOf(names: readonly string[]): Record<string, string> {
  const sorted = [...new Set(names)].toSorted()
  return Object.fromEntries(sorted.map((name) => [name, packageVersion(`node_modules/${name}`)]))
}

function isPackage(name: string) {
  return !/^[./\0]|^[A-Za-z]:/.test(name) && !name.startsWith('@atrium/')
}

/** Neither of Node nor of ours. */
export function isInstalled(name: string) {
  return !name.startsWith('node:') && !builtinModules.includes(name) && !name.startsWith('@atrium/')
}

export function packageOf(specifier: string) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}
