import { useText } from '@atrium/shared-utility/react'
import { FilterFlag, FilterPanel, FilterText } from '@atrium/shared-utility/ui'
import { useActiveFilters } from '../../filters/use-active-filters.ts'
import { yesOrNo } from '../enterprises/enterprise-words.ts'
import type { SessionQuery } from './session-query.ts'

const texts = ['userid', 'entid', 'ip'] as const

export function SessionFilters({ query: { filters, setFilters, clearFilters } }: { query: SessionQuery }) {
  const t = useText()
  const values = {
    userid: filters.userid,
    entid: filters.entid,
    ip: filters.ip,
    online: filters.online === undefined ? undefined : t(yesOrNo(filters.online)),
  }
  const active = useActiveFilters(values, { labelOf: (name) => t(`session.${name}`), setFilters })
  return (
    <FilterPanel active={active} onClear={clearFilters}>
      {texts.map((name) => (
        <FilterText
          key={name}
          label={t(`session.${name}`)}
          value={filters[name] ?? ''}
          maxLength={45}
          onChange={(value) => setFilters({ [name]: value })}
        />
      ))}
      <FilterFlag label={t('session.online')} value={filters.online} onChange={(online) => setFilters({ online })} />
    </FilterPanel>
  )
}
