import { useText } from '@atrium/shared-utility/react'
import type { ActiveFilter } from '@atrium/shared-utility/ui'
import { yesOrNo } from '../enterprises/enterprise-words.ts'
import type { Choice } from '../enterprises/saas-categories.ts'
import type { UserQuery } from './user-query.ts'

/** The folded-away filters that are on, in words. Search and type have their own place in sight. */
export function useActiveFilters({ filters, setFilters }: UserQuery, categories: readonly Choice[]): ActiveFilter[] {
  const t = useText()
  const flag = (value: boolean | undefined) => (value === undefined ? undefined : t(yesOrNo(value)))
  const category = categories.find(({ value }) => value === filters.saas_id)?.label ?? filters.saas_id
  const values = {
    userName: { label: t('user.name'), value: filters.userName },
    entid: { label: t('user.entid'), value: filters.entid },
    status: { label: t('user.status'), value: filters.status && t(`userStatus.${filters.status}`) },
    saas_id: { label: t('enterprise.saasName'), value: category },
    online: { label: t('user.online'), value: flag(filters.online) },
    isRoot: { label: t('user.isRoot'), value: flag(filters.isRoot) },
  }
  return Object.entries(values).flatMap(([key, { label, value }]) =>
    value === undefined
      ? []
      : [{ key, text: t('filter.active', { label, value }), onRemove: () => setFilters({ [key]: undefined }) }],
  )
}
