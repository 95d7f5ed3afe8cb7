import { Box, Stack } from '@mui/material'
import { useCall, useSession, useText } from '@atrium/shared-utility/react'
import { PageHeader } from '@atrium/shared-utility/ui'
import { AllApplications } from '../../applications/AllApplications.tsx'
import { PinnedApplications } from '../../applications/PinnedApplications.tsx'
import { EntranceCard } from '../../entrances/EntranceCard.tsx'
import { MessageCard } from '../../message/MessageCard.tsx'

/** `/user/workbench`: where a person's day begins. Every card has its own call, so one that fails takes no other with it. */
export function WorkbenchScreen() {
  const t = useText()
  return (
    <>
      <PageHeader title={t('workbench.title')} description={<Greeting />} />
      <Box sx={columns}>
        <Stack spacing={4} sx={{ minWidth: 0 }}>
          <PinnedApplications />
          <AllApplications />
        </Stack>
        <Stack spacing={4} sx={{ minWidth: 0 }}>
          <MessageCard />
          <EntranceCard />
        </Stack>
      </Box>
    </>
  )
}

/** Who is at work, and for which enterprise; without an answer the name alone is enough. */
function Greeting() {
  const t = useText()
  const session = useSession()
  const enterprise = useCall('getCurrentEnterprise', {}, { shares: true })
  const hello = t('workbench.greeting', { name: session?.userName ?? '' })
  return enterprise.status === 'done' ? `${hello} · ${enterprise.data.entName}` : hello
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
  gap: 4,
  alignItems: 'start',
} as const
