import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { BuildRefused } from '../build-refused.ts'
import { repository } from '../repository.ts'

const fullRun = z.object({
  /** Null where files differed from every commit. */
  commit: z.string().nullable(),
  passed: z.int(),
  failed: z.int(),
  endedAt: z.iso.datetime(),
})

const fileIn = (folder: string) => path.join(folder, '.cache/full-run.json')

/** Notes what a full run of the tests found, and of which commit. */
export function noteFullRun({ passed, failed }: { passed: number; failed: number }, folder = repository) {
  const commit = git(['status', '--porcelain'], folder) === '' ? git(['rev-parse', 'HEAD'], folder) : null
  const note: z.infer<typeof fullRun> = { commit, passed, failed, endedAt: new Date().toISOString() }
  mkdirSync(path.dirname(fileIn(folder)), { recursive: true })
  writeFileSync(fileIn(folder), `${JSON.stringify(note, null, 2)}\n`)
}

/** @throws BuildRefused where the last full run was not of the commit that is to be released, or failed. */
export function refuseWithoutFullRun(folder = repository) {
  const head = git(['rev-parse', 'HEAD'], folder)
  const file = fileIn(folder)
  const last = existsSync(file) ? fullRun.parse(JSON.parse(readFileSync(file, 'utf8'))) : null
  if (last === null || last.commit !== head)
    throw new BuildRefused('release', `no full run of the tests is noted for ${head}: npm run test:full first.`)
  if (last.failed > 0)
    throw new BuildRefused('release', `${last.failed} tests failed in the full run of ${head}. Nothing was released.`)
}

function git(args: readonly string[], folder: string) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new BuildRefused('release', `git ${args[0] ?? ''} failed: ${stderr.trim()}`)
  return stdout.trim()
}
