import { useLive } from '@atrium/shared-utility/live'
import { useCall, useText } from '@atrium/shared-utility/react'
import { Icon, inOrder, ListTable, PageHeader, useDialogAddress, useList, useToast } from '@atrium/shared-utility/ui'
import { Box, Button } from '@mui/material'
import { Link, useNavigate } from 'react-router'
import { z } from 'zod'
import { AddParcel } from './AddParcel.tsx'
import { DamageNotice } from './DamageNotice.tsx'
import { OwnParts } from './OwnParts.tsx'
import { parcelList } from './parcel-list.ts'
import { revisionInForce, WholePortal } from './WholePortal.tsx'
import { overridesPath, parcelPath } from '../../parcel-path.ts'
import { ReleaseTabs } from '../../release-tabs/ReleaseTabs.tsx'

const dialog = z.object({ dialog: z.literal('add') })

/** `/sysop/parcels`: the parcels that teams release by themselves. */
export function ParcelsScreen() {
  const t = useText()
  const toast = useToast()
  const navigate = useNavigate()
  const list = useList(parcelList)
  const revisions = useCall('listRevisions', { iDisplayLength: 1 }, { keepPrevious: true })
  const inForce = revisionInForce(revisions)
  const { current, open, close } = useDialogAddress(dialog)
  useLive('portal', () => list.reload?.())
  return (
    <>
      <PageHeader
        title={t('parcels.title')}
        description={t('parcels.help')}
        actions={
          <>
            <Button variant="outlined" component={Link} to={overridesPath}>
              {t('overrides.title')}
            </Button>
            <Button variant="contained" startIcon={<Icon name="add" />} onClick={() => open({ dialog: 'add' })}>
              {t('parcels.add')}
            </Button>
          </>
        }
      />
      <ReleaseTabs current="parcels" />
      <DamageNotice />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)', ...inOrder }}>
        <WholePortal revisions={revisions} />
        <ListTable
          list={list}
          label={t('parcels.title')}
          keyOf={(row) => row.slug}
          nameOf={(row) => row.name}
          openAt={parcelPath}
          none={{ title: t('parcels.none'), description: t('parcels.noneHelp') }}
          noMatch={t('parcels.noMatch')}
        />
        {inForce && <OwnParts inForce={inForce} />}
      </Box>
      {current && (
        <AddParcel
          onDone={(added) => {
            toast(t('parcels.added', { slug: added.slug }))
            // Closed first: Back leads to the list, without the form.
            close()
            // Tokens are what comes next, and they are on its page.
            void navigate(parcelPath(added))
          }}
          onClose={close}
        />
      )}
    </>
  )
}
