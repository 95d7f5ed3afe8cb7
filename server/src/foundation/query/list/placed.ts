import { mustBeAsSeen } from '../../process/error/as-seen.ts'

/**
 * The ids of a list with one of them moved before another one, or to the end. A caller who names a neighbour that stands
 * elsewhere by now has seen another tree: versionConflict.
 */
export function placed(beside: readonly string[], { id, beforeId }: { id: string; beforeId: string | undefined }) {
  const others = beside.filter((other) => other !== id)
  if (beforeId === undefined) return [...others, id]
  const at = others.indexOf(beforeId)
  mustBeAsSeen(at !== -1)
  return others.toSpliced(at, 0, id)
}
