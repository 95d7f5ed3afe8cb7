import type { BundleObstacle } from '@atrium/shared-utility/contract'
import type { UpdateKey } from '../../../foundation/process/config/updates.ts'
import { misfitOf } from './installed.ts'
import type { StoredBundle } from './queries.ts'

export type Here = { installed: string; updateKeys: readonly UpdateKey[] }
type InstallFacts = Pick<StoredBundle, 'status' | 'version' | 'min_version' | 'signer_spki'>

/** What stands against installing a bundle now: its key may have left the configuration, or a release followed. */
export function obstacleOf(row: InstallFacts, { installed, updateKeys }: Here): BundleObstacle | null {
  const { status, version, min_version: minVersion, signer_spki: spki } = row
  if (status !== 'ready' || version === null || minVersion === null) return null
  if (!updateKeys.some((key) => key.spki === spki)) return 'signerUnknown'
  return misfitOf({ version, minVersion }, installed)
}
