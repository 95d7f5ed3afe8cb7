import type { MemberRow } from '@atrium/shared-utility/contract'
import { lazyPart, useText } from '@atrium/shared-utility/react'
import { Icon, ListTable, PageHeader, useDialogAddress, useList, useSpaceExport } from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'
import { useState } from 'react'
import { Link as RouterLink, useNavigate } from 'react-router'
import { z } from 'zod'
import { useCardAddress } from '../../departments/directory/use-card-address.ts'
import { AddMember } from './AddMember.tsx'
import { ChangeType } from './ChangeType.tsx'
import { FirstPasswords } from './first-passwords/FirstPasswords.tsx'
import { HandOverDialog } from './HandOverDialog.tsx'
import { actionsFor, type MemberAction } from './member-action.ts'
import { MemberAccountDialog } from './MemberAccountDialog.tsx'
import { memberList } from './member-list.ts'
import { MemberDialog } from './MemberDialog.tsx'

// With its own words, when a card is opened.
const MemberCard = lazyPart(async () => (await import('../../departments/pages.tsx')).MemberCard)

const dialog = z.object({ dialog: z.literal('firstPasswords') })

type Chosen = { action: MemberAction; member: MemberRow }

/** The members of the enterprise: find one, help them back in, change their user type and roles, and take them out. */
export function MembersScreen() {
  const t = useText()
  const list = useList(memberList)
  const card = useCardAddress()
  const navigate = useNavigate()
  const whole = useSpaceExport(list, { list: 'listMembers', label: t('members.title') })
  // Not in the address: a link must not open a question about a person.
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [isAdding, setIsAdding] = useState(false)
  const firstPasswords = useDialogAddress(dialog)
  const actions = (member: MemberRow) =>
    actionsFor(member).map((action) => ({
      key: action,
      label: t(`member.${action}`),
      isDangerous: action === 'suspend' || action === 'remove',
      onSelect: () => setChosen({ action, member }),
    }))
  return (
    <>
      <PageHeader
        title={t('members.title')}
        actions={
          <Ways onAdd={() => setIsAdding(true)} onPasswords={() => firstPasswords.open({ dialog: 'firstPasswords' })} />
        }
      />
      <ListTable
        {...whole}
        list={list}
        label={t('members.title')}
        keyOf={(row) => row.userId}
        nameOf={(row) => row.name}
        actions={actions}
        // The card is that of the directory, which has no former members.
        openAt={(row) => (row.leftAt === null ? card.pathOf(row.userId) : null)}
        none={{ icon: 'users', title: t('members.nobody'), description: t('members.nobodyHelp') }}
        noMatch={{ title: t('members.none'), description: t('members.noneHelp') }}
      />
      {card.userId !== null && (
        <MemberCard
          userId={card.userId}
          onDepartment={(id) => void navigate(`/enterprise/departments?departmentId=${id}`)}
          onClose={card.close}
        />
      )}
      {isAdding && <AddMember onChanged={list.reload} onClose={() => setIsAdding(false)} />}
      {firstPasswords.current && <FirstPasswords onClose={firstPasswords.close} />}
      {chosen && <ActionDialog {...chosen} onChanged={list.reload} onClose={() => setChosen(null)} />}
    </>
  )
}

/** How people come in: one by one, or out of a file, and with which password. */
function Ways({ onAdd, onPasswords }: { onAdd: () => void; onPasswords: () => void }) {
  const t = useText()
  return (
    <>
      <Button variant="outlined" onClick={onPasswords}>
        {t('firstPasswords.open')}
      </Button>
      <Button component={RouterLink} to="/enterprise/members/import" variant="outlined">
        {t('members.import')}
      </Button>
      <Button variant="contained" startIcon={<Icon name="add" />} onClick={onAdd}>
        {t('member.add')}
      </Button>
    </>
  )
}

type ActionProps = Chosen & { onChanged: (() => void) | undefined; onClose: () => void }

function ActionDialog({ action, ...props }: ActionProps) {
  if (action === 'handOver') return <HandOverDialog {...props} />
  if (action === 'account') return <MemberAccountDialog {...props} />
  return action === 'type' ? <ChangeType {...props} /> : <MemberDialog action={action} {...props} />
}
