import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { BuildRefused } from '../build-refused.ts'
import { inRepository, repository } from '../repository.ts'
import { childEnvironment, runNode } from './run-node.ts'
import { refuseWithoutFullRun } from '../release/full-run.ts'
import type { ReleaseOptions } from '../release/options.ts'
import { ours } from '../release/tidy-versions.ts'

/** lerna reads the packages through Nx, which would otherwise stay on as a process and write beside our files. */
export const quietNx = { NX_DAEMON: 'false', NX_TUI: 'false', NX_WORKSPACE_DATA_DIRECTORY: inRepository('.cache/nx') }

const lerna = inRepository('node_modules/lerna/dist/cli.js')
const packages = z.array(z.object({ name: z.string(), version: z.string() }))
export type Package = z.infer<typeof packages>[number]

/** New versions and changelogs of what changed, in one commit with its tags. lerna asks before, unless it is told --yes. */
export async function makeVersions({ rest, json }: Pick<ReleaseOptions, 'rest' | 'json'>): Promise<Package[]> {
  refuseWithoutFullRun()
  const before = versionsNow()
  const code = await runNode([lerna, 'version', ...rest], { env: quietNx, stdio: toldTo(json) })
  if (code !== 0) throw refused('lerna made no versions, and has said why above. Nothing was built or released.')
  const made = versionsNow().filter(({ name, version }) => version !== versionOf(before, name))
  // lerna does not refuse a developer who answers no; but what they have seen shall not be released either.
  if (made.length === 0 && versionable(rest).length > 0)
    throw refused('No versions were made, and nothing was released.')
  return made
}

/** What lerna would give a version. */
export function versionable(rest: readonly string[]): Package[] {
  const args = [lerna, 'changed', '--all', '--json', ...rest.filter((arg) => arg !== '--yes' && arg !== '-y')]
  const env = childEnvironment(quietNx)
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: repository, env, encoding: 'utf8' })
  if (status === 0) return packages.parse(JSON.parse(stdout))
  // It fails where there is none.
  if (stderr.includes('No changed packages')) return []
  throw refused(`lerna cannot say what changed:\n${stderr.trim()}`)
}

/** Where other programs write whose own words are no part of the outcome. */
export function toldTo(json: boolean) {
  return json ? ['inherit' as const, 2, 'inherit' as const] : ('inherit' as const)
}

function versionsNow() {
  const manifest = packages.element
  return globSync(ours('package.json'), { cwd: repository }).map((file) =>
    manifest.parse(JSON.parse(readFileSync(inRepository(file), 'utf8'))),
  )
}

function versionOf(known: readonly Package[], name: string) {
  return known.find((one) => one.name === name)?.version
}

function refused(reason: string) {
  return new BuildRefused('release', reason)
}
