import { globSync, readFileSync } from 'node:fs'
import { build, type Rolldown } from 'vite'
import { parcelDeclaration, type ParcelDeclaration } from '@atrium/shared-utility/contract'
import { BuildRefused } from '../build-refused.ts'
import { inRepository, packageVersion } from '../repository.ts'
import { registeredImports } from '../system/registered-imports.ts'
import { toSystem } from '../system/to-system.ts'
import { compiledMessages } from '../words/compile-messages.ts'
import type { Mode, Unit } from '../unit.ts'
import { writeUnit } from '../write-unit.ts'
import { checkModules } from './check-modules.ts'
import { plainImports } from './plain-imports.ts'
import { scopeStyles } from './scope-styles.ts'
import { sharedImports } from './shared-imports.ts'
import { type Target, shell } from './target.ts'

type ParcelBuild = {
  mode: Mode
  inputs: string
  /** Export names of the shared set by import-map name. */
  exports: Unit['exports']
}

/** Builds one parcel, or the shell, as System modules against the shared set, and writes its `dist/`. */
export async function buildParcel(target: Target, options: ParcelBuild): Promise<Unit> {
  if (target !== shell) readDeclaration(target)
  const output = await bundle(target, options).catch((cause: unknown) => refuse(target, cause))
  const chunks = output.filter((file) => file.type === 'chunk')
  checkModules(target, chunks, Object.keys(options.exports))
  const entry = chunks.find((chunk) => chunk.isEntry)
  if (!entry) throw new BuildRefused(target.slug, 'the build made no entry')
  return writeUnit(
    {
      slug: target.slug,
      mode: options.mode,
      version: packageVersion(target.folder),
      inputs: options.inputs,
      prefix: target.prefix,
      folder: `${target.folder}/dist`,
      entries: { [target.name]: entry.fileName },
      imports: Object.fromEntries(chunks.map((chunk) => [chunk.fileName, registeredImports(chunk.code)])),
      exports: { [target.name]: entry.exports },
      css: output.map((file) => file.fileName).filter((name) => name.endsWith('.css')),
    },
    output.map((file) => ({
      name: file.fileName,
      content: file.type === 'chunk' ? file.code : sourceOf(file, target),
    })),
  )
}

/** The shell alone styles the page. */
function sourceOf({ fileName, source }: Rolldown.OutputAsset, { slug }: Target) {
  return fileName.endsWith('.css') && slug !== shell.slug ? scopeStyles(String(source), slug) : source
}

/** Reads and checks `parcel.json`; a wrong one stops the build and says which field. */
export function readDeclaration(target: Target): ParcelDeclaration {
  const file = `${target.folder}/parcel.json`
  const read = parcelDeclaration.safeParse(JSON.parse(readFileSync(inRepository(file), 'utf8')))
  if (!read.success) {
    const faults = read.error.issues.map((issue) => `${issue.path.join('.') || 'the document'}: ${issue.message}`)
    throw new BuildRefused(target.slug, `${file} is not valid: ${faults.join('; ')}`)
  }
  if (read.data.name === target.name) return read.data
  throw new BuildRefused(target.slug, `${file} says "${read.data.name}", but this folder's parcel is "${target.name}"`)
}

async function bundle(target: Target, { mode, exports }: ParcelBuild) {
  const result = await build({
    root: inRepository(target.folder),
    configFile: false,
    envDir: false,
    publicDir: false,
    base: './',
    mode,
    logLevel: 'silent',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [compiledMessages(), plainImports(), sharedImports(target, exports), toSystem(mode)],
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
        preserveEntrySignatures: 'strict',
        output: {
          minify: false,
          entryFileNames: '[name].[hash].js',
          chunkFileNames: '[name].[hash].js',
          assetFileNames: '[name].[hash][extname]',
        },
      },
    },
  })
  return outputOf(result)
}

// What the bundler says names the file and the line; where in the bundler it was said helps nobody.
function refuse(target: Target, cause: unknown): never {
  if (cause instanceof BuildRefused || !(cause instanceof Error)) throw cause
  const [, ours] = /BuildRefused: (.*)/.exec(cause.message) ?? []
  if (ours) throw new BuildRefused(target.slug, ours.replace(`${target.slug}: `, ''))
  throw new BuildRefused(target.slug, cause.message)
}

function entryFile(target: Target) {
  const [entry] = globSync('src/main.{ts,tsx}', { cwd: inRepository(target.folder) })
  if (entry) return inRepository(target.folder, entry)
  throw new BuildRefused(target.slug, `has no ${target.folder}/src/main.tsx to start from`)
}

function outputOf(result: Awaited<ReturnType<typeof build>>): Rolldown.RolldownOutput['output'] {
  const single = Array.isArray(result) ? result[0] : result
  if (single && 'output' in single) return single.output
  throw new Error('The bundler answered without an output')
}
