import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fill, gateWords, parcelLimits, type GateFinding, type Lang } from '@atrium/shared-utility/contract'
import { checkArtifact } from '../gate/index.ts'
import { buildProject } from './build.ts'
import type { BuiltParcel } from './check-in-browser.ts'
import type { Outcome } from './outcome.ts'
import { sourceFindings } from './source-findings.ts'

type CheckOptions = { folder: string; portal?: string; paths?: string[]; inBrowser?: boolean; lang: Lang }

/**
 * `atrium check`: builds, and asks the gate that the portal asks before it takes a release. `--browser` also runs what was built, as
 * the portal does; not where something else keeps it out already, as there.
 */
export async function check({ folder, portal, paths, inBrowser = false, lang }: CheckOptions): Promise<Outcome> {
  const { manifest, declaration, shared, portal: address, notes } = await buildProject({ folder, portal })
  const found = checkArtifact(
    { manifest, files: filesIn(path.join(folder, 'dist')) },
    {
      name: declaration.name,
      paths: paths ?? declaration.routes.map((route) => route.path),
      shared,
      limits: parcelLimits,
    },
  )
  const read = [...found, ...sourceFindings({ folder, manifest, shared })]
  const isRun = inBrowser && !read.some(isRefused)
  const findings = isRun ? [...read, ...(await inChromium({ folder, portal: address, manifest, lang }))] : read
  const refused = findings.filter(isRefused)
  const unchecked =
    paths === undefined ? [`Which paths the team may use the portal knows: say them with --paths ${example}.`] : []
  const named = `${manifest.slug} ${manifest.version}`
  return {
    isGood: refused.length === 0,
    lines: [
      ...notes,
      ...findings.map((finding) => `${finding.level}  ${sentence(finding, lang)}`),
      ...(inBrowser && !isRun ? ['It was not run in a browser: first what its files say.'] : []),
      refused.length === 0
        ? `${named} passes the gate${isRun ? ', and was run in a browser' : ''}.`
        : `${named} is refused: ${refused.length} to change.`,
      ...unchecked,
    ],
    data: {
      slug: manifest.slug,
      version: manifest.version,
      isRun,
      unchecked,
      findings: findings.map((one) => said(one, lang)),
    },
  }
}

function isRefused({ level }: GateFinding) {
  return level === 'refused'
}

/** Loaded where it is asked for: no other command waits for it. */
async function inChromium(asked: BuiltParcel) {
  const { checkInBrowser } = await import('./check-in-browser.ts')
  return checkInBrowser(asked)
}

const example = '/crm,/crm-reports'

function said(finding: GateFinding, lang: Lang) {
  return { ...finding, message: sentence(finding, lang) }
}

function sentence({ code, values }: GateFinding, lang: Lang) {
  return fill(gateWords[code][lang], values)
}

function filesIn(folder: string) {
  const names = readdirSync(folder).filter((name) => name !== 'artifact.json')
  return new Map(names.map((name) => [name, new Uint8Array(readFileSync(path.join(folder, name)))] as const))
}
