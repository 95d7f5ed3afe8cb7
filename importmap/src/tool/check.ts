import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fill, gateWords, parcelLimits, type GateFinding, type Lang } from '@atrium/shared-utility/contract'
import { checkArtifact } from '../gate/index.ts'
import { buildProject } from './build.ts'
import type { Outcome } from './outcome.ts'

type CheckOptions = { folder: string; portal?: string; paths?: string[]; lang: Lang }

/** `atrium check`: builds, and asks the gate that the portal asks before it takes a release. */
export async function check({ folder, portal, paths, lang }: CheckOptions): Promise<Outcome> {
  const { manifest, declaration, shared, notes } = await buildProject({ folder, portal })
  const findings = checkArtifact(
    { manifest, files: filesIn(path.join(folder, 'dist')) },
    {
      name: declaration.name,
      paths: paths ?? declaration.routes.map((route) => route.path),
      shared,
      limits: parcelLimits,
    },
  )
  const refused = findings.filter(({ level }) => level === 'refused')
  const named = `${manifest.slug} ${manifest.version}`
  return {
    isGood: refused.length === 0,
    lines: [
      ...notes,
      ...findings.map((finding) => `${finding.level}  ${sentence(finding, lang)}`),
      refused.length === 0 ? `${named} passes the gate.` : `${named} is refused: ${refused.length} to change.`,
      ...(paths === undefined
        ? [`Which paths the team may use the portal knows: say them with --paths ${example}.`]
        : []),
    ],
    data: { slug: manifest.slug, version: manifest.version, findings: findings.map((one) => said(one, lang)) },
  }
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
