import { spawnSync } from 'node:child_process'
import { BuildRefused } from '../build-refused.ts'

/** @throws BuildRefused with what git says, where it fails. */
export function git(args: readonly string[], folder: string) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new BuildRefused('release', `git ${args[0] ?? ''} failed: ${stderr.trim()}`)
  return stdout.trim()
}
