import path from 'node:path'
import { BuildRefused } from '../build-refused.ts'
import { readBuilt } from '../release/built.ts'
import { refuseWithoutFullRun } from '../release/full-run.ts'
import { optionsIn, usage, type ReleaseOptions } from '../release/options.ts'
import { askPortal, releaseTo, tryRelease } from '../release/release-to.ts'
import { makeVersions, toldTo, versionable, type Package } from './versions.ts'
import { inRepository, repository } from '../repository.ts'
import { conclude } from '../tool/conclude.ts'
import type { Outcome } from '../tool/outcome.ts'
import { runNode } from './run-node.ts'

/**
 * `npm run release`: new versions and changelogs for what changed since the last time, in one commit with its tags,
 * which it does not push; and a build. With `--portal`, a running portal is then made of it.
 */
export function release(args: readonly string[]) {
  return conclude(args.includes('--json'), () => perform(optionsIn(args)))
}

async function perform(options: ReleaseOptions): Promise<Outcome> {
  const { portal, built, isDryRun, json, rest, lang, help } = options
  if (help) return { isGood: true, lines: [usage], data: { usage } }
  const asked = portal === undefined ? null : await askPortal(portal, lang)
  if (built !== undefined && asked !== null) {
    const folder = path.resolve(process.env['INIT_CWD'] ?? process.cwd(), built)
    const parts = readBuilt(folder)
    if (isDryRun) return tryRelease(asked, parts, [])
    refuseWithoutFullRun(folder)
    return releaseTo(asked, parts, options)
  }
  const versions = isDryRun ? versionable(rest) : await makeVersions(options)
  const told = outcomeOf(versions, isDryRun)
  if (isDryRun && asked === null) return told
  await build(json)
  if (asked === null) return told
  const names = versions.map(({ name }) => name)
  const parts = readBuilt(repository)
  const { isGood, lines, data } = isDryRun ? tryRelease(asked, parts, names) : await releaseTo(asked, parts, options)
  return { isGood, lines: [...told.lines, ...lines], data: { ...told.data, ...data } }
}

async function build(json: boolean) {
  const code = await runNode([inRepository('importmap/bin/tasks.mjs'), 'build'], { stdio: toldTo(json) })
  if (code !== 0) throw new BuildRefused('release', 'the build failed, and has said why above. Nothing was released.')
}

function outcomeOf(versions: readonly Package[], isDryRun: boolean): Outcome {
  const listed = versions.map(({ name, version }) => (isDryRun ? name : `${name} ${version}`)).join(', ')
  const none = 'Nothing was committed since the last versions, so there are no new ones.'
  const made = isDryRun ? `These would get a version: ${listed}.` : `New versions: ${listed}. Nothing was pushed.`
  return { isGood: true, lines: [versions.length === 0 ? none : made], data: { versions } }
}
