import { Box, Button, Stack } from '@mui/material'
import { baseConfigAtom } from '@atrium/shared-utility'
import { PortalLink, useCall, useText } from '@atrium/shared-utility/react'
import { blankLine, inOrder, PageHeader } from '@atrium/shared-utility/ui'
import { useAtomValue } from 'jotai'
import { AllApplications } from '../../applications/AllApplications.tsx'
import { MessageCard } from '../../message/MessageCard.tsx'
import { EnterpriseCard } from './EnterpriseCard.tsx'
import { NewestMessage } from './NewestMessage.tsx'
import { PlaceCard } from './PlaceCard.tsx'

/** `/space-{id}/homepage`: an enterprise's own page, with its applications and messages. */
export function HomeScreen() {
  const t = useText()
  const config = useAtomValue(baseConfigAtom)
  const enterprise = useCall('getCurrentEnterprise', {}, { shares: true })
  // The base configuration knows the name before the call answers, so the heading stands from the first moment.
  const known = enterprise.status === 'done' ? enterprise.data.entName : config?.space?.name
  return (
    <Box sx={{ maxWidth: 1200, mx: 'auto', ...inOrder }}>
      <PageHeader
        title={known ?? t('home.title')}
        description={enterprise.status === 'done' ? enterprise.data.title : blankLine}
        actions={
          <>
            <Button component={PortalLink} href="/homepage/display">
              {t('home.display')}
            </Button>
            <Button component={PortalLink} href="/user/workbench" variant="contained">
              {t('home.openWorkbench')}
            </Button>
          </>
        }
      />
      <NewestMessage />
      <Box sx={columns}>
        <AllApplications />
        <Stack spacing={4} sx={{ minWidth: 0, ...inOrder }}>
          <MessageCard />
          <PlaceCard />
          {(enterprise.status !== 'done' || enterprise.data.list.length > 1) && <EnterpriseCard state={enterprise} />}
        </Stack>
      </Box>
    </Box>
  )
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
  gap: 4,
  alignItems: 'start',
  '@media (max-width: 1199.95px)': inOrder,
} as const
