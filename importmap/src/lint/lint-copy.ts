import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { inRepository, repository } from '../repository.ts'

export type Copy = { folder: string; write: (file: string, text: string) => void; remove: () => void }

const parts = [
  'tsconfig.base.json',
  'shared-utility/package.json',
  'importmap/src',
  'importmap/lint',
  'microfrontends/_template',
]

/** Copies what the linter and `npm run new:parcel` need of the repository into a temporary folder of its own. */
export function copyRepository(): Copy {
  const folder = mkdtempSync(path.join(tmpdir(), 'atrium-borders-'))
  for (const part of [...parts, ...globSync('microfrontends/*/parcel.json', { cwd: repository })])
    cpSync(inRepository(part), path.join(folder, part), { recursive: true })
  symlinkSync(inRepository('node_modules'), path.join(folder, 'node_modules'))
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  // Types are another matter, and there are none to read here.
  const config: object = JSON.parse(readFileSync(inRepository('.oxlintrc.json'), 'utf8'))
  write('.oxlintrc.json', JSON.stringify({ ...config, options: {} }))
  return { folder, write, remove: () => rmSync(folder, { recursive: true }) }
}

export function newParcelIn({ folder }: Copy, name: string) {
  const task = path.join(folder, 'importmap/src/tasks/new-parcel.ts')
  run(['--eval', `import(${JSON.stringify(task)}).then(({ newParcel }) => newParcel(['${name}']))`], folder)
}

const report = z.object({
  diagnostics: z.array(
    z.object({
      message: z.string(),
      code: z.string().optional(),
      filename: z.string(),
      labels: z.array(z.object({ span: z.object({ line: z.number() }) })),
    }),
  ),
})

/**
 * The reports of a rule of ours about some files, in order of file and line: the linter's threads report as they
 * finish.
 */
export function lint({ folder }: Copy, files: readonly string[], rule: 'borders' | 'storage' = 'borders') {
  const output = run([inRepository('node_modules/oxlint/bin/oxlint'), '--format=json', ...files], folder)
  return report
    .parse(JSON.parse(output))
    .diagnostics.filter(({ code }) => code === `atrium(${rule})`)
    .map(({ message, filename, labels }) => ({ file: filename, line: labels[0]?.span.line ?? 0, says: message }))
    .toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line)
}

function run(args: readonly string[], cwd: string) {
  const { stdout, stderr, error } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8', maxBuffer: 1 << 28 })
  if (error) throw error
  if (!stdout) throw new Error(stderr)
  return stdout
}
