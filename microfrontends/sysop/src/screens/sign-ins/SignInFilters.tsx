import { signInReasons } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { FilterDate, FilterPanel, FilterSelect, FilterText } from '@atrium/shared-utility/ui'
import { useActiveFilters } from '../../filters/use-active-filters.ts'
import type { SignInQuery } from './sign-in-query.ts'
import { useSignInWords } from './sign-in-words.ts'

const methods = ['pwd', 'sms', 'scan', 'passkey', 'dingtalk', 'feishu', 'wecom', 'oidc'] as const

export function SignInFilters({ query: { filters, setFilters, clearFilters } }: { query: SignInQuery }) {
  const t = useText()
  const { methodOf, reasonOf } = useSignInWords()
  const values = {
    from: filters.from,
    to: filters.to,
    result: filters.result && t(`auditResult.${filters.result}`),
    reason: filters.reason && reasonOf(filters.reason),
    method: filters.method && methodOf(filters.method),
    ip: filters.ip,
    entid: filters.entid,
  }
  const active = useActiveFilters(values, { labelOf: (name) => t(`signIn.${name}`), setFilters })
  const choices = {
    result: ['ok', 'denied'].map((value) => ({ value, label: t(`auditResult.${value}`) })),
    reason: signInReasons.map((value) => ({ value, label: reasonOf(value) })),
    method: methods.map((value) => ({ value, label: methodOf(value) })),
  }
  return (
    <FilterPanel active={active} onClear={clearFilters}>
      <FilterDate label={t('signIn.from')} value={filters.from ?? ''} onChange={(from) => setFilters({ from })} />
      <FilterDate label={t('signIn.to')} value={filters.to ?? ''} onChange={(to) => setFilters({ to })} />
      {(['result', 'reason', 'method'] as const).map((name) => (
        <FilterSelect
          key={name}
          label={t(`signIn.${name}`)}
          value={filters[name]}
          options={choices[name]}
          onChange={(value) => setFilters({ [name]: value })}
        />
      ))}
      <FilterText
        label={t('signIn.ip')}
        value={filters.ip ?? ''}
        maxLength={45}
        onChange={(ip) => setFilters({ ip })}
      />
      <FilterText
        label={t('signIn.entid')}
        value={filters.entid ?? ''}
        maxLength={32}
        onChange={(entid) => setFilters({ entid })}
      />
    </FilterPanel>
  )
}
