import {
  artifact,
  fill,
  gateWords,
  type ArtifactDamage,
  type GateFinding,
  type Lang,
  type ParcelVersion,
  type VersionFinding,
  type VersionRelease,
  type WholeParcelVersion,
} from '@atrium/shared-utility/contract'
import { browserCheckOf } from '../../browser-check/row.ts'
import type { SelectedVersion } from './version-query.ts'

/** A version as operators see it. */
export function versionOf(row: SelectedVersion, { inForce, released, lang }: Shown): ParcelVersion {
  return {
    id: row.id,
    version: row.version,
    digest: row.digest,
    sizeBytes: row.size_bytes,
    madeAt: row.made_at.toISOString(),
    madeByKind: row.made_by_kind,
    madeBy: row.maker,
    madeById: row.maker_id,
    isInForce: row.id === inForce,
    released: released.get(row.id) ?? null,
    findings: row.found,
    wasHalted: row.was_halted,
    isDamaged: row.is_damaged,
    browserCheck: checkOf(row, lang),
    removedAt: row.removed_at?.toISOString() ?? null,
  }
}

function checkOf({ state, why, done, mounts, ended_at }: SelectedVersion, lang: Lang) {
  // All of these are null for a version that was never to be run.
  if (state === null || done === null || mounts === null) return null
  return browserCheckOf({ state, why, done, mounts, ended_at }, lang)
}

type Shown = { inForce: string | null; released: ReadonlyMap<string, VersionRelease>; lang: Lang }
type Around = Shown & { damage: ArtifactDamage[] }
type Selected = SelectedVersion & {
  manifest: string
  findings: GateFinding[] | null
  run_findings: GateFinding[] | null
}

export function wholeVersionOf(row: Selected, { damage, ...shown }: Around): WholeParcelVersion {
  const { files, declaration, needs = {} } = artifact.parse(JSON.parse(row.manifest))
  return {
    ...versionOf(row, shown),
    report: [...(row.run_findings ?? []), ...(row.findings ?? [])].map((one) => findingOf(one, shown.lang)),
    files: Object.entries(files).map(([name, { bytes }]) => ({ name, bytes })),
    routes: declaration?.routes.map(({ path }) => path) ?? [],
    needs: Object.entries(needs).map(([name, range]) => ({ name, range })),
    trustedTypes: declaration?.trustedTypes ?? [],
    damage,
  }
}

/** In the language of the caller. */
export function findingOf({ code, level, values }: GateFinding, lang: Lang): VersionFinding {
  return { code, level, msg: fill(gateWords[code][lang], values) }
}
