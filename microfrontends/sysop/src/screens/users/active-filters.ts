import { useText } from '@atrium/shared-utility/react'
import { useActiveFilters } from '../../filters/use-active-filters.ts'
import { yesOrNo } from '../enterprises/enterprise-words.ts'
import type { Choice } from '../enterprises/saas-categories.ts'
import type { UserQuery } from './user-query.ts'

/** Search and type have their own place in sight. */
export function useActiveUserFilters({ filters, setFilters }: UserQuery, categories: readonly Choice[]) {
  const t = useText()
  const flag = (value: boolean | undefined) => (value === undefined ? undefined : t(yesOrNo(value)))
  const values = {
    userName: filters.userName,
    entid: filters.entid,
    status: filters.status && t(`userStatus.${filters.status}`),
    saas_id: categories.find(({ value }) => value === filters.saas_id)?.label ?? filters.saas_id,
    online: flag(filters.online),
    isRoot: flag(filters.isRoot),
  }
  return useActiveFilters(values, { labelOf: (name) => t(labels[name] ?? `user.${name}`), setFilters })
}

const labels: Record<string, string> = { userName: 'user.name', saas_id: 'enterprise.saasName' }
