import { auditResults } from '@atrium/shared-utility/contract'
import { useCall, useText } from '@atrium/shared-utility/react'
import { FilterDate, FilterPanel, FilterSelect, FilterText } from '@atrium/shared-utility/ui'
import { useActiveAuditFilters } from './active-filters.ts'
import type { AuditQuery } from './audit-query.ts'
import { useAuditWords } from './audit-words.ts'

/** Who, what, where and when; folded away until it is asked for. */
export function AuditFilters({ query }: { query: AuditQuery }) {
  const { filters, setFilters } = query
  const t = useText()
  const { actionOf } = useAuditWords()
  const active = useActiveAuditFilters(query)
  const actions = useCall('listAuditActions', {})
  const known = actions.status === 'done' ? actions.data : [filters.action ?? ''].filter((action) => action !== '')

  return (
    <FilterPanel active={active} onClear={query.clearFilters}>
      <FilterDate label={t('audit.from')} value={filters.from ?? ''} onChange={(from) => setFilters({ from })} />
      <FilterDate label={t('audit.to')} value={filters.to ?? ''} onChange={(to) => setFilters({ to })} />
      <FilterText label={t('audit.actor')} value={filters.actor ?? ''} onChange={(actor) => setFilters({ actor })} />
      <FilterSelect
        label={t('audit.action')}
        value={filters.action}
        options={known.map((action) => ({ value: action, label: actionOf(action) }))}
        onChange={(action) => setFilters({ action })}
      />
      <FilterSelect
        label={t('audit.result')}
        value={filters.result}
        options={auditResults.map((result) => ({ value: result, label: t(`auditResult.${result}`) }))}
        onChange={(result) => setFilters({ result })}
      />
      <FilterText
        label={t('audit.entid')}
        value={filters.entid ?? ''}
        maxLength={32}
        onChange={(entid) => setFilters({ entid })}
      />
      <FilterText
        label={t('audit.target')}
        value={filters.target ?? ''}
        onChange={(target) => setFilters({ target })}
      />
    </FilterPanel>
  )
}
