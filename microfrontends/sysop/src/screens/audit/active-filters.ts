import { useText } from '@atrium/shared-utility/react'
import { useActiveFilters } from '../../filters/use-active-filters.ts'
import type { AuditQuery } from './audit-query.ts'
import { useAuditWords } from './audit-words.ts'

export function useActiveAuditFilters({ filters, setFilters }: AuditQuery) {
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
  return useActiveFilters(values, { labelOf: (name) => t(`audit.${name}`), setFilters })
}
