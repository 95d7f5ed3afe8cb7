import { enterpriseStatuses, entTypes } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { FilterFlag, FilterPanel, FilterSelect, FilterText } from '@atrium/shared-utility/ui'
import { TypeChoice } from '../../filters/TypeChoice.tsx'
import { useActiveEnterpriseFilters } from './active-filters.ts'
import type { EnterpriseQuery } from './enterprise-query.ts'
import { useSaasCategories } from './saas-categories.ts'

type Props = { query: EnterpriseQuery }

/** The type as a row of buttons, everything else folded away until it is asked for. */
export function EnterpriseFilters({ query }: Props) {
  const { filters, setFilters } = query
  const t = useText()
  const categories = useSaasCategories()
  const active = useActiveEnterpriseFilters(query, categories.options)

  const type = (
    <TypeChoice
      label={t('enterprise.entType')}
      value={String(filters.entType)}
      options={['all', ...entTypes.map(String)].map((value) => ({ value, label: t(`entType.${value}`) }))}
      onChange={(entType) => setFilters({ entType })}
    />
  )
  return (
    <FilterPanel active={active} onClear={query.clearFilters} start={type}>
      <FilterText label={t('enterprise.name')} value={filters.name ?? ''} onChange={(name) => setFilters({ name })} />
      <FilterText
        label={t('enterprise.parentName')}
        value={filters.parent_name ?? ''}
        onChange={(text) => setFilters({ parent_name: text })}
      />
      <FilterSelect
        label={t('enterprise.status')}
        value={filters.status}
        options={enterpriseStatuses.map((status) => ({ value: status, label: t(`status.${status}`) }))}
        onChange={(status) => setFilters({ status })}
      />
      <FilterSelect
        label={t('enterprise.saasName')}
        value={filters.saas_id}
        options={categories.options}
        onChange={(id) => setFilters({ saas_id: id })}
      />
      <FilterText
        label={t('enterprise.saasEntType')}
        value={String(filters.saasEntType ?? '')}
        maxLength={2}
        onChange={(saasEntType) => setFilters({ saasEntType })}
      />
      {(['private', 'isControl', 'self'] as const).map((flag) => (
        <FilterFlag
          key={flag}
          label={t(`enterprise.${flag}`)}
          value={filters[flag]}
          onChange={(value) => setFilters({ [flag]: value })}
        />
      ))}
    </FilterPanel>
  )
}
