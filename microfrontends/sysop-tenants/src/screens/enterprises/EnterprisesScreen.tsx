import type { EnterpriseRow } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { Icon, ListTable, PageHeader, useList, useWholeExport } from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'
import { useState } from 'react'
import { BulkStatus } from './BulkStatus.tsx'
import { enterpriseList } from './enterprise-list.tsx'
import { enterprisePath } from '../../enterprise-path.ts'
import { EnterpriseDialogs } from './EnterpriseDialogs.tsx'
import { closingActsOf, isDangerous, statusChangesOf } from './status-change.ts'
import { useEnterpriseDialog } from './use-enterprise-dialog.ts'
import { useReloadWhileProvisioning } from './use-reload-while-provisioning.ts'

/** The operator's list of enterprises: find one, add one, suspend and resume. */
export function EnterprisesScreen() {
  const t = useText()
  const list = useList(enterpriseList)
  const whole = useWholeExport(list, { list: 'listEnterprises', label: t('enterprises.title') })
  useReloadWhileProvisioning(list.state)
  const dialog = useEnterpriseDialog()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())

  const actions = (row: EnterpriseRow) => [
    { key: 'edit', label: t('enterprise.edit'), onSelect: () => dialog.open({ dialog: 'edit', of: row.entid }) },
    ...[...statusChangesOf(row), ...closingActsOf(row)].map((change) => ({
      key: change,
      label: t(`enterprise.${change}`),
      isDangerous: isDangerous(change),
      onSelect: () => dialog.open({ dialog: change, of: row.entid }),
    })),
  ]
  const add = (
    <Button variant="contained" startIcon={<Icon name="add" />} onClick={() => dialog.open({ dialog: 'add' })}>
      {t('enterprise.add')}
    </Button>
  )

  return (
    <>
      <PageHeader title={t('enterprises.title')} actions={add} />
      <ListTable
        {...whole}
        list={list}
        label={t('enterprises.title')}
        keyOf={(row) => row.entid}
        nameOf={(row) => row.name}
        openAt={(row) => enterprisePath(row.entid)}
        actions={actions}
        selection={{ keys: chosen, onChange: setChosen }}
        none={{ icon: 'building', title: t('enterprises.none'), description: t('enterprises.noneHelp') }}
        noMatch={t('enterprises.noMatch')}
      >
        <BulkStatus
          rows={list.rows.filter((row) => chosen.has(row.entid))}
          onClear={() => setChosen(new Set())}
          onChanged={list.reload}
        />
      </ListTable>
      <EnterpriseDialogs onChanged={list.reload} />
    </>
  )
}
