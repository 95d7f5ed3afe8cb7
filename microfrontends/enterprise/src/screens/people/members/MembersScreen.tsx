import { calls, memberTypes, type MemberRow } from '@atrium/shared-utility/contract'
import { useCall, useText } from '@atrium/shared-utility/react'
import {
  DataTable,
  EmptyState,
  FilterPanel,
  FilterSelect,
  PageHeader,
  pageInput,
  useListQuery,
} from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useMemberColumns } from './columns.tsx'
import { RemoveMember } from './RemoveMember.tsx'

const filters = calls.listMembers.input.pick({ iSearch: true, userType: true })

/** Who belongs to the enterprise: find somebody, and take them out. */
export function MembersScreen() {
  const t = useText()
  const query = useListQuery({ id: 'members', filters, sorts: ['name'], order: 'asc' })
  const { iDisplayStart, iDisplayLength } = pageInput(query.view)
  const list = useCall('listMembers', { ...query.filters, iDisplayStart, iDisplayLength }, { keepPrevious: true })
  const columns = useMemberColumns()
  const [removed, setRemoved] = useState<MemberRow | null>(null)
  const reload = list.status === 'loading' ? () => undefined : list.reload
  const { userType } = query.filters
  const onType = () => query.setFilters({ userType: undefined })
  const active =
    userType === undefined ? [] : [{ key: 'userType', text: t(`joiningType.${userType}`), onRemove: onType }]
  return (
    <>
      <PageHeader title={t('members.title')} />
      <DataTable
        label={t('members.title')}
        columns={columns}
        list={list}
        query={query}
        keyOf={(row) => row.userId}
        nameOf={(row) => row.name}
        actions={(row) =>
          row.canRemove
            ? [{ key: 'remove', label: t('member.remove'), isDangerous: true, onSelect: () => setRemoved(row) }]
            : []
        }
        search={{
          label: t('members.search'),
          value: query.filters.iSearch ?? '',
          onChange: (iSearch) => query.setFilters({ iSearch }),
        }}
        empty={
          <EmptyState
            icon="search"
            title={t('members.none')}
            description={t('members.noneHelp')}
            action={<Button onClick={query.clearFilters}>{t('members.clear')}</Button>}
          />
        }
      >
        <FilterPanel active={active} onClear={query.clearFilters}>
          <FilterSelect
            label={t('member.userType')}
            value={userType?.toString()}
            options={memberTypes.map((value) => ({ value: String(value), label: t(`joiningType.${value}`) }))}
            onChange={(value) => query.setFilters({ userType: value })}
          />
        </FilterPanel>
      </DataTable>
      {removed && <RemoveMember member={removed} onChanged={reload} onClose={() => setRemoved(null)} />}
    </>
  )
}
