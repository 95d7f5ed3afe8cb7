import { artifactPrefix } from '@atrium/shared-utility/contract'
import { rolldown, type ModuleInfo, type OutputChunk, type Plugin, type RolldownOutput } from 'rolldown'
import { inRepository, packageVersion } from '../repository.ts'
import { registeredImports } from '../system/registered-imports.ts'
import { toSystem } from '../system/to-system.ts'
import { compiledMessages } from '../words/compile-messages.ts'
import type { Mode, Unit } from '../unit.ts'
import { writeUnit } from '../write-unit.ts'
import { facadeOf, zodNamesFacade } from './facade.ts'
import { withoutLeftOut } from './left-out.ts'
import { foundOrLater } from './problem-words.ts'
import { placeModules } from './place-modules.ts'
import { sharedModules, type Shared } from './specifiers.ts'
import { firstPageFiles } from './static-closure.ts'

const prefix = artifactPrefix({ kind: 'shared', slug: 'shared' })
const folder = 'importmap/dist/shared'

/**
 * Builds the whole shared set as one graph with many entries. Building each package by itself would put two copies
 * of what they have in common into the page: two React contexts, two stores.
 */
export async function buildShared(mode: Mode, inputs: string): Promise<Unit> {
  const modules = sharedModules(mode)
  const output = await bundle(modules, mode)
  const { chunks, entries } = chunksOf(output, modules)
  const files = output.output.map((file) => ({
    name: file.fileName,
    content: file.type === 'chunk' ? file.code : file.source,
  }))
  const described = {
    slug: 'shared',
    mode,
    version: packageVersion('shared-utility'),
    inputs,
    prefix,
    folder,
    entries: Object.fromEntries([...entries].map(([specifier, chunk]) => [specifier, chunk.fileName])),
    imports: Object.fromEntries(chunks.map((chunk) => [chunk.fileName, registeredImports(chunk.code)])),
    exports: Object.fromEntries([...entries].map(([specifier, chunk]) => [specifier, chunk.exports])),
    css: [],
  }
  // What travels in the page's core script is never sent by itself.
  return writeUnit(described, files, new Set(firstPageFiles(described)))
}

async function bundle(modules: readonly Shared[], mode: Mode): Promise<RolldownOutput> {
  const imports = new Map<string, readonly string[]>()
  const note = ({ id, importedIds }: ModuleInfo) => void imports.set(id, importedIds)
  const build = await rolldown({
    input: Object.fromEntries(modules.map((shared) => [entryName(shared), `atrium:${shared.specifier}`])),
    platform: 'browser',
    preserveEntrySignatures: 'allow-extension',
    cwd: inRepository(),
    resolve: { conditionNames: ['browser', mode, 'module', 'import', 'default'] },
    transform: { define: { 'process.env.NODE_ENV': JSON.stringify(mode) }, jsx: { runtime: 'automatic' } },
    // Importing a door runs nothing, so a screen that is not drawn with is not carried.
    treeshake: { moduleSideEffects: [{ test: /\/shared-utility\/src\//, sideEffects: false }] },
    plugins: [facades(modules), compiledMessages(), { name: 'atrium-imports', moduleParsed: note }],
    onLog: (level, log, handler) =>
      level === 'warn' && log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : handler(level, log),
  })
  const { chunks, entries } = chunksOf(await build.generate({ format: 'esm', minify: false }), modules)
  const output = await build.generate({
    format: 'esm',
    minify: false,
    sourcemap: mode === 'development',
    entryFileNames: '[name].[hash].js',
    chunkFileNames: '[name].[hash].js',
    codeSplitting: { includeDependenciesRecursively: false, groups: placeModules(chunks, { entries, imports }) },
    plugins: [toSystem(mode, 'most')],
  })
  await build.close()
  return output
}

/** Serves the generated facades, and keeps out what the browser never runs. */
function facades(modules: readonly Shared[]): Plugin {
  const bySpecifier = new Map(modules.map((shared) => [`atrium:${shared.specifier}`, shared]))
  return {
    name: 'atrium-facades',
    async resolveId(source, importer, options) {
      if (source === 'atrium:zod-names') return zodNamesId
      if (source === 'zod' && importer !== zodNamesId) return zodId
      const shared = bySpecifier.get(source)
      if (!shared)
        return importer?.startsWith('\0atrium:') ? this.resolve(source, from, { ...options, skipSelf: true }) : null
      if (shared.kind === 'file') return inRepository(shared.file)
      return shared.kind === 'whole'
        ? this.resolve(shared.specifier, from, { ...options, skipSelf: true })
        : `\0${source}`
    },
    load(id) {
      if (id === zodNamesId) return zodNamesFacade
      const shared = id.startsWith('\0') ? bySpecifier.get(id.slice(1)) : undefined
      return shared ? facadeOf(shared) : (withoutLeftOut(id) ?? foundOrLater(id))
    },
  }
}

const zodId = '\0atrium:zod'
const zodNamesId = '\0atrium:zod-names'
// Packages are found the way shared-utility finds them.
const from = inRepository('shared-utility/src/index.ts')

function entryName(shared: Shared) {
  return shared.specifier.replace(/^@/, '').replaceAll('/', '-')
}

function chunksOf({ output }: RolldownOutput, modules: readonly Shared[]) {
  const chunks = output.filter((file) => file.type === 'chunk')
  return { chunks, entries: new Map(modules.map((shared) => [shared.specifier, entryChunk(chunks, shared)])) }
}

function entryChunk(chunks: readonly OutputChunk[], shared: Shared) {
  const found = chunks.find((chunk) => chunk.isEntry && chunk.name === entryName(shared))
  if (!found) throw new Error(`The shared set has no entry for ${shared.specifier}`)
  return found
}
