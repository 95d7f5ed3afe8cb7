import { spawnSync } from 'node:child_process'

/**
 * The files that were changed together with one: in its last commit, or since then where it is not committed. A commit
 * without a parent says nothing, be it the first or the last that a shallow clone knows; neither do sources without a
 * history.
 */
export function changedWith(file: string, folder: string): string[] {
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: folder, encoding: 'utf8' }).stdout.split('\n').filter(Boolean)
  const pending = git('status', '--porcelain', '--no-renames').map((line) => line.slice(3))
  if (pending.includes(file)) return pending.filter((one) => one !== file)
  const [parent, ...changed] = git(
    'log',
    '-1',
    '--full-diff',
    '--name-only',
    '--no-renames',
    '--format=+%P',
    '--',
    file,
  )
  return parent === undefined || parent === '+' ? [] : changed.filter((one) => one !== file)
}
