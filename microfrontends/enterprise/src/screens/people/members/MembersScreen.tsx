import type { MemberRow } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { ListTable, NoMatch, PageHeader, useList } from '@atrium/shared-utility/ui'
import { useState } from 'react'
import { memberList } from './member-list.ts'
import { RemoveMember } from './RemoveMember.tsx'

/** Who belongs to the enterprise: find somebody, and take them out. */
export function MembersScreen() {
  const t = useText()
  const list = useList(memberList)
  const [removed, setRemoved] = useState<MemberRow | null>(null)
  return (
    <>
      <PageHeader title={t('members.title')} />
      <ListTable
        list={list}
        label={t('members.title')}
        keyOf={(row) => row.userId}
        nameOf={(row) => row.name}
        actions={(row) =>
          row.canRemove
            ? [{ key: 'remove', label: t('member.remove'), isDangerous: true, onSelect: () => setRemoved(row) }]
            : []
        }
        empty={
          <NoMatch
            title={t('members.none')}
            description={t('members.noneHelp')}
            clearLabel={t('members.clear')}
            onClear={list.query.clearFilters}
          />
        }
      />
      {removed && <RemoveMember member={removed} onChanged={list.reload} onClose={() => setRemoved(null)} />}
    </>
  )
}
