import { calls, invitationStates, type Invitation } from '@atrium/shared-utility/contract'
import { useAction, useCall, useText } from '@atrium/shared-utility/react'
import {
  ConfirmDialog,
  DataTable,
  EmptyState,
  FilterPanel,
  FilterSelect,
  Icon,
  PageHeader,
  pageInput,
  useListQuery,
  useToast,
} from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'
import { useState } from 'react'
import { AddInvitation } from './AddInvitation.tsx'
import { useInvitationColumns } from './columns.tsx'

const filters = calls.listInvitations.input.pick({ iSearch: true, state: true })

/** An administrator's invitations: make one, see how far it is used, withdraw it. */
export function InvitationsScreen() {
  const t = useText()
  const query = useListQuery({ id: 'invitations', filters, sorts: ['createdAt'], order: 'desc' })
  const { iDisplayStart, iDisplayLength } = pageInput(query.view)
  const list = useCall('listInvitations', { ...query.filters, iDisplayStart, iDisplayLength }, { keepPrevious: true })
  const columns = useInvitationColumns()
  const [isAdding, setIsAdding] = useState(false)
  const [withdrawn, setWithdrawn] = useState<Invitation | null>(null)
  const reload = list.status === 'loading' ? () => undefined : list.reload
  const { state } = query.filters
  const add = (
    <Button variant="contained" startIcon={<Icon name="add" />} onClick={() => setIsAdding(true)}>
      {t('invitation.add')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('invitations.title')} actions={add} />
      <DataTable
        label={t('invitations.title')}
        columns={columns}
        list={list}
        query={query}
        keyOf={(row) => row.id}
        nameOf={(row) => row.purpose}
        actions={(row) =>
          row.state === 'open'
            ? [
                {
                  key: 'withdraw',
                  label: t('invitation.withdraw'),
                  isDangerous: true,
                  onSelect: () => setWithdrawn(row),
                },
              ]
            : []
        }
        search={{
          label: t('invitations.search'),
          value: query.filters.iSearch ?? '',
          onChange: (iSearch) => query.setFilters({ iSearch }),
        }}
        empty={<EmptyState icon="users" title={t('invitations.none')} description={t('invitations.noneHelp')} />}
      >
        <FilterPanel
          active={
            state === undefined
              ? []
              : [
                  {
                    key: 'state',
                    text: t(`invitationState.${state}`),
                    onRemove: () => query.setFilters({ state: undefined }),
                  },
                ]
          }
          onClear={query.clearFilters}
        >
          <FilterSelect
            label={t('invitation.state')}
            value={state}
            options={invitationStates.map((value) => ({ value, label: t(`invitationState.${value}`) }))}
            onChange={(value) => query.setFilters({ state: value })}
          />
        </FilterPanel>
      </DataTable>
      {isAdding && <AddInvitation onChanged={reload} onClose={() => setIsAdding(false)} />}
      {withdrawn && <Withdraw invitation={withdrawn} onChanged={reload} onClose={() => setWithdrawn(null)} />}
    </>
  )
}

type WithdrawProps = { invitation: Invitation; onChanged: () => void; onClose: () => void }

function Withdraw({ invitation: { id, purpose }, onChanged, onClose }: WithdrawProps) {
  const t = useText()
  const toast = useToast()
  const { run } = useAction('withdrawInvitation')
  return (
    <ConfirmDialog
      title={t('invitation.withdraw.ask', { purpose })}
      text={t('invitation.withdraw.consequence')}
      confirmLabel={t('invitation.withdraw')}
      isDangerous
      onConfirm={() => run({ id })}
      onDone={() => {
        toast(t('invitation.withdraw.done', { purpose }))
        onChanged()
        onClose()
      }}
      onClose={onClose}
    />
  )
}
