import { useText } from '@atrium/shared-utility/react'
import { useActiveFilters } from '../../filters/use-active-filters.ts'
import type { EnterpriseQuery } from './enterprise-query.ts'
import { yesOrNo } from './enterprise-words.ts'
import type { Choice } from './saas-categories.ts'

/** Search and type have their own place in sight. */
export function useActiveEnterpriseFilters({ filters, setFilters }: EnterpriseQuery, categories: readonly Choice[]) {
  const t = useText()
  const flag = (value: boolean | undefined) => (value === undefined ? undefined : t(yesOrNo(value)))
  const values = {
    name: filters.name,
    parent_name: filters.parent_name,
    status: filters.status && t(`status.${filters.status}`),
    saas_id: categories.find(({ value }) => value === filters.saas_id)?.label ?? filters.saas_id,
    saasEntType: filters.saasEntType?.toString(),
    private: flag(filters.private),
    isControl: flag(filters.isControl),
    self: flag(filters.self),
  }
  return useActiveFilters(values, { labelOf: (name) => t(`enterprise.${labels[name] ?? name}`), setFilters })
}

/** The specification's names on the wire, where the dictionary has another. */
const labels: Record<string, string> = { parent_name: 'parentName', saas_id: 'saasName' }
