import { globSync } from 'node:fs'
import { relative } from 'node:path'
import { build, type PluginOption, type Rolldown } from 'vite'
import { BuildRefused } from '../build-refused.ts'
import { inRepository } from '../repository.ts'
import { registeredImports } from '../system/registered-imports.ts'
import { toSystem } from '../system/to-system.ts'
import { compiledMessages } from '../words/compile-messages.ts'
import type { Mode, Output, Unit } from '../unit.ts'
import { buildFailure } from './build-failure.ts'
import { checkModules } from './check-modules.ts'
import { plainImports } from './plain-imports.ts'
import { scopeStyles } from './scope-styles.ts'
import { sharedImports } from './shared-imports.ts'
import { systemSources } from './system-source.ts'
import { shell, type Source } from './target.ts'

export type BundleOptions = {
  mode: Mode
  /** Export names of the shared set by import-map name. */
  exports: Unit['exports']
  /** The plug-ins that compile files of a framework, see ../tool/compilers.ts. */
  compilers?: PluginOption[]
  /** The advice where a shared module lacks a name; by default the one for this repository. */
  remedy?: (specifier: string) => string
}

export type Bundle = Pick<Unit, 'entries' | 'imports' | 'exports' | 'css'> & {
  files: Output[]
  /** The names that it imports from the shared set, by specifier. */
  uses: Record<string, string[]>
}

/** Makes System modules of one parcel, or of the shell, against the shared set. Writes nothing. */
export async function bundleParcel(source: Source, options: BundleOptions): Promise<Bundle> {
  const uses = new Map<string, Set<string>>()
  const output = await bundle(source, options, uses).catch((cause: unknown) => refuse(source, cause))
  const chunks = output.filter((file) => file.type === 'chunk')
  checkModules(source, chunks, Object.keys(options.exports))
  const entry = chunks.find((chunk) => chunk.isEntry)
  if (!entry) throw new BuildRefused(source.slug, 'the build made no entry')
  return {
    entries: { [source.name]: entry.fileName },
    imports: Object.fromEntries(chunks.map((chunk) => [chunk.fileName, registeredImports(chunk.code)])),
    exports: { [source.name]: entry.exports },
    css: output.map((file) => file.fileName).filter((name) => name.endsWith('.css')),
    files: output.map((file) => ({
      name: file.fileName,
      content: file.type === 'chunk' ? file.code : contentOf(file, source),
    })),
    uses: Object.fromEntries([...uses].map(([specifier, names]) => [specifier, [...names].toSorted()])),
  }
}

/** What a beginning shares with later code: one file, where each module of it would be a request before anything is drawn. */
const shared = { name: 'shared', tags: ['$initial' as const], minShareCount: 2 }

/** The shell alone styles the page. */
function contentOf({ fileName, source }: Rolldown.OutputAsset, { slug }: Source) {
  return fileName.endsWith('.css') && slug !== shell.slug ? scopeStyles(String(source), slug) : source
}

async function bundle(
  target: Source,
  { mode, exports, compilers = [], remedy }: BundleOptions,
  uses: Map<string, Set<string>>,
) {
  const result = await build({
    root: inRepository(target.folder),
    configFile: false,
    envDir: false,
    publicDir: false,
    base: './',
    mode,
    logLevel: 'silent',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    // Many projects write the path of their own sources in this way.
    resolve: { alias: [{ find: /^@\//, replacement: `${inRepository(target.folder, 'src')}/` }] },
    plugins: [
      compilers,
      systemSources(),
      compiledMessages(placeIn(target)),
      plainImports(),
      sharedImports(target, { exports, uses, remedy }),
      toSystem(mode),
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      // After the conversion Vite no longer sees import(), so it could not link the styles of a lazy chunk.
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      assetsDir: '',
      minify: false,
      cssMinify: mode === 'production',
      sourcemap: mode === 'development',
      reportCompressedSize: false,
      rolldownOptions: {
        input: { main: entryFile(target) },
        external: Object.keys(exports),
        // Older projects have JSX in them.
        moduleTypes: { '.js': 'jsx' },
        preserveEntrySignatures: 'strict',
        output: {
          minify: false,
          entryFileNames: '[name].[hash].js',
          chunkFileNames: '[name].[hash].js',
          assetFileNames: '[name].[hash][extname]',
          codeSplitting: { groups: [shared] },
        },
      },
    },
  })
  return outputOf(result)
}

/** The place of a file if the parcel were one of ours: dictionaries are called by it. */
function placeIn({ folder, slug }: Source) {
  const place = slug === shell.slug ? shell.folder : `microfrontends/${slug}`
  return (file: string) => `${place}/${relative(inRepository(folder), file).replaceAll('\\', '/')}`
}

function refuse(target: Source, cause: unknown): never {
  if (cause instanceof BuildRefused || !(cause instanceof Error)) throw cause
  const [, ours] = /BuildRefused: (.*)/.exec(cause.message) ?? []
  if (ours) throw new BuildRefused(target.slug, ours.replace(`${target.slug}: `, ''))
  throw new BuildRefused(target.slug, buildFailure(target, cause.message))
}

function entryFile({ slug, folder, entry }: Source) {
  const [found] = globSync(entry ?? 'src/main.{ts,tsx,js,jsx,mjs}', { cwd: inRepository(folder) })
  if (found) return inRepository(folder, found)
  const wanted = entry ?? 'src/main.tsx (or .ts, .jsx, .js, .mjs)'
  throw new BuildRefused(
    slug,
    `has no ${folder}/${wanted} to start from. Another first file stands in package.json: "atrium": { "entry": "src/stock.js" }`,
  )
}

function outputOf(result: Awaited<ReturnType<typeof build>>): Rolldown.RolldownOutput['output'] {
  const single = Array.isArray(result) ? result[0] : result
  if (single && 'output' in single) return single.output
  throw new Error('The bundler answered without an output')
}
