import { userStatuses, userTypeName, userTypes } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { FilterFlag, FilterPanel, FilterSelect, FilterText } from '@atrium/shared-utility/ui'
import { TypeChoice } from '../../filters/TypeChoice.tsx'
import { useSaasCategories } from '../enterprises/saas-categories.ts'
import { useActiveUserFilters } from './active-filters.ts'
import type { UserQuery } from './user-query.ts'

type Props = { query: UserQuery }

/** The type as a row of buttons, everything else folded away until it is asked for. */
export function UserFilters({ query }: Props) {
  const { filters, setFilters } = query
  const t = useText()
  const categories = useSaasCategories()
  const active = useActiveUserFilters(query, categories.options)

  const type = (
    <TypeChoice
      label={t('user.userType')}
      value={String(filters.userType)}
      options={[
        { value: 'all', label: t('userType.all') },
        ...userTypes.map((type) => ({ value: String(type), label: t(`userType.${userTypeName(type)}`) })),
      ]}
      onChange={(userType) => setFilters({ userType })}
    />
  )
  return (
    <FilterPanel active={active} onClear={query.clearFilters} start={type}>
      <FilterText
        label={t('user.name')}
        value={filters.userName ?? ''}
        onChange={(userName) => setFilters({ userName })}
      />
      <FilterText
        label={t('user.entid')}
        value={filters.entid ?? ''}
        maxLength={32}
        onChange={(entid) => setFilters({ entid })}
      />
      <FilterSelect
        label={t('user.status')}
        value={filters.status}
        options={userStatuses.map((status) => ({ value: status, label: t(`userStatus.${status}`) }))}
        onChange={(status) => setFilters({ status })}
      />
      <FilterSelect
        label={t('enterprise.saasName')}
        value={filters.saas_id}
        options={categories.options}
        onChange={(id) => setFilters({ saas_id: id })}
      />
      {(['online', 'isRoot'] as const).map((flag) => (
        <FilterFlag
          key={flag}
          label={t(`user.${flag}`)}
          value={filters[flag]}
          onChange={(value) => setFilters({ [flag]: value })}
        />
      ))}
    </FilterPanel>
  )
}
