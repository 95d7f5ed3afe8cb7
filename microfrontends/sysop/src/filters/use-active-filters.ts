import { useText } from '@atrium/shared-utility/react'
import type { ActiveFilter } from '@atrium/shared-utility/ui'

type Options = {
  labelOf: (name: string) => string
  /** The query's own: undefined takes a filter away. */
  setFilters: (change: Record<string, undefined>) => void
}

/** The folded-away filters that are on, in words; undefined for one that is off. */
export function useActiveFilters(
  values: Record<string, string | undefined>,
  { labelOf, setFilters }: Options,
): ActiveFilter[] {
  const t = useText()
  return Object.entries(values).flatMap(([key, value]) => {
    if (value === undefined) return []
    const text = t('filter.active', { label: labelOf(key), value })
    return [{ key, text, onRemove: () => setFilters({ [key]: undefined }) }]
  })
}
