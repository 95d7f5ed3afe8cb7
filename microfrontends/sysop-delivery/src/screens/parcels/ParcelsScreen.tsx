import { useLive } from '@atrium/shared-utility/live'
import { useText } from '@atrium/shared-utility/react'
import { Icon, ListActs, ListTable, PageHeader, useDialogAddress, useList, useToast } from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { AddParcel } from './AddParcel.tsx'
import { DamageNotice } from './DamageNotice.tsx'
import { parcelList } from './parcel-list.ts'
import { WholePortal } from './WholePortal.tsx'
import { overridesPath, parcelPath, revisionsPath, rolloutsPath } from '../../parcel-path.ts'

const dialog = z.object({ dialog: z.literal('add') })

/** `/sysop/parcels`: the parcels that teams release by themselves. */
export function ParcelsScreen() {
  const t = useText()
  const toast = useToast()
  const navigate = useNavigate()
  const list = useList(parcelList)
  const { current, open, close } = useDialogAddress(dialog)
  useLive('portal', () => list.reload?.())
  return (
    <>
      <PageHeader
        title={t('parcels.title')}
        description={t('parcels.help')}
        actions={
          <>
            <ListActs
              name={t('parcels.title')}
              variant="outlined"
              acts={[
                { key: 'overrides', label: t('overrides.title'), to: overridesPath },
                { key: 'rollouts', label: t('parcels.rollouts'), to: rolloutsPath },
                { key: 'revisions', label: t('revisions.title'), to: revisionsPath },
              ]}
            />
            <Button variant="contained" startIcon={<Icon name="add" />} onClick={() => open({ dialog: 'add' })}>
              {t('parcels.add')}
            </Button>
          </>
        }
      />
      <DamageNotice />
      <WholePortal />
      <ListTable
        list={list}
        label={t('parcels.title')}
        keyOf={(row) => row.slug}
        nameOf={(row) => row.name}
        openAt={parcelPath}
        none={{ title: t('parcels.none'), description: t('parcels.noneHelp') }}
        noMatch={t('parcels.noMatch')}
      />
      {current && (
        <AddParcel
          onDone={(added) => {
            toast(t('parcels.added', { slug: added.slug }))
            // Tokens are what comes next, and they are on its page.
            void navigate(parcelPath(added))
          }}
          onClose={close}
        />
      )}
    </>
  )
}
