import { Box, Button } from '@mui/material'
import { baseConfigAtom } from '@atrium/shared-utility'
import { PortalLink, useCall, useSession, useText } from '@atrium/shared-utility/react'
import { Icon, PageHeader, ProblemNotice } from '@atrium/shared-utility/ui'
import { useAtomValue } from 'jotai'
import { HomeCards } from '../../home/HomeCards.tsx'
import { useHomePage } from '../../home/use-home-page.ts'

/** `/user/workbench`: where a person's day begins. Every card has its own call, so one that fails takes no other with it. */
export function WorkbenchScreen() {
  const t = useText()
  const { page, shown } = useHomePage()
  return (
    <Box sx={{ maxWidth: 1680, mx: 'auto' }}>
      <PageHeader
        title={t('workbench.title')}
        description={<Greeting />}
        actions={
          <Button
            component={PortalLink}
            href="/user/workbench/arrange"
            color="inherit"
            startIcon={<Icon name="settings" size={16} />}
          >
            {t('workbench.arrange')}
          </Button>
        }
      />
      {page.status === 'failed' && (
        <Box sx={{ mb: 4 }}>
          <ProblemNotice problem={page.problem} onRetry={page.reload} size="line" />
        </Box>
      )}
      <HomeCards shown={shown} />
    </Box>
  )
}

/** The person at work, and their enterprise, which the base configuration names before the call answers. */
function Greeting() {
  const t = useText()
  const session = useSession()
  const enterprise = useCall('getCurrentEnterprise', {}, { shares: true })
  const known = useAtomValue(baseConfigAtom)?.space?.name
  const name = enterprise.status === 'done' ? enterprise.data.entName : known
  const hello = t('workbench.greeting', { name: session.userName ?? '' })
  return name ? `${hello} · ${name}` : hello
}
