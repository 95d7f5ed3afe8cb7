import type { PackageWarning } from '@atrium/shared-utility/contract'
import type { Db } from '../../../foundation/db/tx.ts'
import { hasOthers, selectPublished } from './line-query.ts'
import type { PackageRow } from './queries.ts'
import { isLower } from './version-order.ts'

type WarningFacts = Pick<PackageRow, 'id' | 'platform' | 'status' | 'package_name' | 'version_code' | 'signer'>

/** The unusual facts about publishing this one, given what is published already. */
export async function warningsOf(db: Db, row: WarningFacts): Promise<PackageWarning[]> {
  const { id, platform, package_name: packageName, version_code: version } = row
  if (row.status !== 'ready' || packageName === null || version === null) return []
  const line = await selectPublished(db, { id, platform, packageName })
  if (line.length === 0) return (await hasOthers(db, platform)) ? ['newName'] : []
  const isOlder = line.some(({ version_code: other }) => other !== null && isLower(version, other))
  const isOthers = line[0]?.signer !== row.signer
  return [...(isOlder ? (['downgrade'] as const) : []), ...(isOthers ? (['otherSigner'] as const) : [])]
}
