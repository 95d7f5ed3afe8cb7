import { Problem } from '@atrium/shared-utility/contract'
import type { Db } from '../../../foundation/db/tx.ts'
import { countLevels, selectLine, lockLine, maxLevels } from './line-query.ts'

/**
 * Refuses a parent that is missing, below the enterprise itself, or that would make the tree too deep.
 * `entId` is null for an enterprise that is about to be made.
 */
export async function checkParent(db: Db, { entId, parentId }: { entId: string | null; parentId: string }) {
  await lockLine(db, parentId)
  const line = await selectLine(db, parentId)
  const parent = line[0]
  if (parent === undefined || parent.deleted_at !== null) throw new Problem('parentNotAllowed')
  if (line.some(({ id }) => id === entId)) throw new Problem('parentNotAllowed')
  const levelsBelow = entId === null ? 1 : await countLevels(db, entId)
  if (line.length + levelsBelow > maxLevels) throw new Problem('parentNotAllowed')
}
