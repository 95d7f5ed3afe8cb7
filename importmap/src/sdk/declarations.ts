import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRepository } from '../repository.ts'
import { doorsOfUtility } from './utility-package.ts'

const work = '.cache/sdk'

/** Types of everything that these files of the repository reach of ours: their text by the file's place. */
export function declarationsOf(entries: readonly string[]) {
  rmSync(inRepository(work), { recursive: true, force: true })
  mkdirSync(inRepository(work), { recursive: true })
  writeFileSync(inRepository(work, 'tsconfig.json'), JSON.stringify(configOf(entries)))
  const compiler = [inRepository('node_modules/typescript/bin/tsc'), '-p', inRepository(work)]
  const { status } = spawnSync(process.execPath, compiler, { stdio: 'inherit' })
  if (status !== 0) throw new Error('The types of the packages for teams could not be written; the compiler said why')
  const out = inRepository(work, 'types')
  const files = globSync('**/*.d.{ts,mts}', { cwd: out }).map((file) => file.replaceAll('\\', '/'))
  return new Map(files.map((file) => [file, withoutSources(readFileSync(path.join(out, file), 'utf8'))] as const))
}

function configOf(entries: readonly string[]) {
  return {
    extends: inRepository('tsconfig.base.json'),
    compilerOptions: {
      lib: ['es2024', 'dom', 'dom.iterable'],
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      types: ['node', 'jest', 'systemjs'],
      typeRoots: [inRepository('node_modules/@types')],
      noEmit: false,
      // `npm run check` has checked them.
      noCheck: true,
      declaration: true,
      emitDeclarationOnly: true,
      rewriteRelativeImportExtensions: true,
      allowImportingTsExtensions: false,
      rootDir: inRepository(),
      outDir: inRepository(work, 'types'),
      paths: pathsOfUtility(),
    },
    files: entries.map((entry) => inRepository(entry)),
  }
}

/**
 * The sources behind the doors. A file that the compiler first finds in `node_modules` is to it a stranger's, of which it writes
 * no types; which way it finds a file first differs from run to run.
 */
function pathsOfUtility() {
  const doors = doorsOfUtility()
  return Object.fromEntries(
    doors.map(({ door, file }) => [`@atrium/shared-utility${door.slice(1)}`, [inRepository(file)]]),
  )
}

/** A declaration names the source beside it, which is not in the package. */
function withoutSources(text: string) {
  return text.replaceAll(/((?:from |import\()(['"])\.[^'"]*)\.tsx?(?=\2)/g, '$1.js')
}
