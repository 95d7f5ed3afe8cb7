import type { UpdateRow } from '@atrium/shared-utility/contract'
import { useLive } from '@atrium/shared-utility/live'
import { useReloadWhileBusy, useText } from '@atrium/shared-utility/react'
import { Icon, ListTable, PageHeader, useList } from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'
import { Link } from 'react-router'
import { bundlesPath, updatePath } from '../../update-path.ts'
import { UpdateDialogs } from './UpdateDialogs.tsx'
import { updateList } from './update-list.ts'
import { actsOn, isDangerous, useUpdateDialog } from './use-update-dialog.ts'

/** `/sysop/update`: the updates that are planned, running and over. */
export function UpdatesScreen() {
  const t = useText()
  const list = useList(updateList)
  const { current, open, close } = useUpdateDialog()
  useLive('update', () => list.reload?.())
  useReloadWhileBusy({ isBusy: list.rows.some(({ state }) => state === 'running'), reload: list.reload })
  const add = (
    <>
      <Button variant="outlined" component={Link} to={bundlesPath}>
        {t('updates.bundles')}
      </Button>
      <Button variant="contained" startIcon={<Icon name="add" />} onClick={() => open({ dialog: 'add' })}>
        {t('updates.add')}
      </Button>
    </>
  )
  const actions = ({ id, state }: UpdateRow) =>
    actsOn(state).map((act) => ({
      key: act,
      label: t(`update.${act}`),
      isDangerous: isDangerous(act),
      onSelect: () => open({ dialog: act, of: id }),
    }))
  return (
    <>
      <PageHeader title={t('updates.title')} description={t('updates.help')} actions={add} />
      <ListTable
        list={list}
        label={t('updates.title')}
        keyOf={(row) => row.id}
        nameOf={(row) => `${row.version} ${row.title}`}
        actions={actions}
        openAt={(row) => updatePath(row.id)}
        none={{ title: t('updates.none'), description: t('updates.noneHelp') }}
        noMatch={t('updates.noMatch')}
      />
      {current && <UpdateDialogs asked={current} onChanged={list.reload} onClose={close} />}
    </>
  )
}
