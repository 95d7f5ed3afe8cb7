import type { MemberRow } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { ListTable, PageHeader, useList, useSpaceExport } from '@atrium/shared-utility/ui'
import { useState } from 'react'
import { ChangeType } from './ChangeType.tsx'
import { actionsFor, type MemberAction } from './member-action.ts'
import { memberList } from './member-list.ts'
import { MemberDialog } from './MemberDialog.tsx'

type Chosen = { action: MemberAction; member: MemberRow }

/** The members of the enterprise: find one, help them back in, change their user type and roles, and take them out. */
export function MembersScreen() {
  const t = useText()
  const list = useList(memberList)
  const whole = useSpaceExport(list, { list: 'listMembers', label: t('members.title') })
  // Not in the address: a link must not open a question about a person.
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const actions = (member: MemberRow) =>
    actionsFor(member).map((action) => ({
      key: action,
      label: t(`member.${action}`),
      isDangerous: action === 'suspend' || action === 'remove',
      onSelect: () => setChosen({ action, member }),
    }))
  return (
    <>
      <PageHeader title={t('members.title')} />
      <ListTable
        {...whole}
        list={list}
        label={t('members.title')}
        keyOf={(row) => row.userId}
        nameOf={(row) => row.name}
        actions={actions}
        none={{ icon: 'users', title: t('members.nobody'), description: t('members.nobodyHelp') }}
        noMatch={{ title: t('members.none'), description: t('members.noneHelp') }}
      />
      {chosen && <ActionDialog {...chosen} onChanged={list.reload} onClose={() => setChosen(null)} />}
    </>
  )
}

type ActionProps = Chosen & { onChanged: (() => void) | undefined; onClose: () => void }

function ActionDialog({ action, ...props }: ActionProps) {
  return action === 'type' ? <ChangeType {...props} /> : <MemberDialog action={action} {...props} />
}
