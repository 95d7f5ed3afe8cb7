import { useText } from '@atrium/shared-utility/react'
import type { ActiveFilter } from '@atrium/shared-utility/ui'
import type { AuditQuery } from './audit-query.ts'
import { useAuditWords } from './audit-words.ts'

/** The folded-away filters that are on, in words. */
export function useActiveFilters({ filters, setFilters }: AuditQuery): ActiveFilter[] {
  const t = useText()
  const { actionOf } = useAuditWords()
  const values = {
    from: filters.from,
    to: filters.to,
    actor: filters.actor,
    action: filters.action && actionOf(filters.action),
    result: filters.result && t(`auditResult.${filters.result}`),
    entid: filters.entid === 'platform' ? t('audit.platform') : filters.entid,
    target: filters.target,
  }
  return Object.entries(values).flatMap(([key, value]) =>
    value === undefined
      ? []
      : [
          {
            key,
            text: t('filter.active', { label: t(`audit.${key}`), value }),
            onRemove: () => setFilters({ [key]: undefined }),
          },
        ],
  )
}
