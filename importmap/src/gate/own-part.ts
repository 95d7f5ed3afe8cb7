import type { GateFinding } from '@atrium/shared-utility/contract'
import { parcelLimits } from '@atrium/shared-utility/contract/gate'
import type { Candidate, Rules } from './candidate.ts'
import { fileFindings } from './files.ts'
import { checkArtifact } from './check-artifact.ts'

/**
 * Parts of the portal say nothing of ranges, since they are built together with what they need; and what they need may come
 * with the same release, so that it is looked at when they are released.
 */
const later: ReadonlySet<string> = new Set(['needMissing', 'exportMissing', 'importUnknown'])

/**
 * The findings that keep out a part that is built with the portal: a parcel is held to what teams are held to, the
 * others to their files.
 */
export function checkOwnPart(candidate: Candidate, shared: Rules['shared']): GateFinding[] {
  const { kind, declaration } = candidate.manifest
  if (kind !== 'parcel') return fileFindings(candidate)
  const { name = '', routes = [] } = declaration ?? {}
  const paths = routes.map(({ path }) => path)
  const rules: Rules = { name, paths, shared, limits: parcelLimits, isBuiltIn: true }
  return checkArtifact(candidate, rules).filter(({ code }) => !later.has(code))
}
