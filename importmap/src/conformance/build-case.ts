import { rolldown, type Plugin } from 'rolldown'
import { rollup } from 'rollup'
import { toSystem, type Effort } from '../system/to-system.ts'

type Modules = Record<string, string>

/** The modules as the portal builds them: rolldown, our conversion, the minifier. */
export async function buildOurs(modules: Modules, effort: Effort) {
  const build = await rolldown({
    input: entries(modules),
    preserveEntrySignatures: 'strict',
    plugins: [virtual(modules), toSystem('production', effort)],
  })
  return filesOf(await build.generate({ format: 'esm', minify: false, ...names }))
}

/** The same modules as Rollup makes System.register of them by itself: the oracle. */
export async function buildOracle(modules: Modules) {
  const build = await rollup({
    input: entries(modules),
    preserveEntrySignatures: 'strict',
    plugins: [virtual(modules)],
    onwarn: () => undefined,
  })
  return filesOf(await build.generate({ format: 'system', ...names }))
}

const names = { entryFileNames: '[name].js', chunkFileNames: 'chunk-[name].js' }

function entries(modules: Modules) {
  return Object.fromEntries(
    ['main', 'other'].filter((name) => `${name}.js` in modules).map((name) => [name, `${name}.js`]),
  )
}

function virtual(modules: Modules) {
  return {
    name: 'virtual',
    resolveId: (id: string) => `\0${id.replace('./', '')}`,
    load: (id: string) => modules[id.slice(1)] ?? null,
  } satisfies Plugin
}

function filesOf({ output }: { output: readonly { fileName: string; code?: string }[] }) {
  return Object.fromEntries(output.map((file) => [file.fileName, file.code ?? '']))
}
