import { Button } from '@mui/material'
import { UserType } from '@atrium/shared-utility/contract'
import { PortalLink, useCall, useSession, useText } from '@atrium/shared-utility/react'
import { ListSkeleton, PageHeader, ProblemNotice } from '@atrium/shared-utility/ui'
import { Arrange } from './Arrange.tsx'

/** `/user/workbench/arrange`: where each person arranges the cards of their workbench. */
export function ArrangeScreen() {
  const t = useText()
  const { user_type: userType } = useSession()
  const page = useCall('getHomePage', {})
  return (
    <>
      <PageHeader
        title={t('arrange.title')}
        description={t('arrange.help')}
        trail={[{ label: t('arrange.workbench'), href: '/user/workbench' }]}
        actions={
          userType === UserType.administrator && (
            <Button component={PortalLink} href="/user/workbench/arrange/everyone" variant="outlined" color="inherit">
              {t('arrange.forEveryone')}
            </Button>
          )
        }
      />
      {page.status === 'failed' && <ProblemNotice problem={page.problem} onRetry={page.reload} />}
      {page.status === 'loading' && <ListSkeleton rows={4} />}
      {page.status === 'done' && (
        <Arrange key={page.data.version} page={page.data} locks={false} onLoadAgain={page.reload} />
      )}
    </>
  )
}

/** `/user/workbench/arrange/everyone`: the same for all people of the enterprise, by its administrators. */
export function ArrangeForEveryoneScreen() {
  const t = useText()
  const page = useCall('getDefaultHomePage', {})
  return (
    <>
      <PageHeader
        title={t('arrange.everyoneTitle')}
        description={t('arrange.everyoneHelp')}
        trail={[{ label: t('arrange.workbench'), href: '/user/workbench' }]}
      />
      {page.status === 'failed' && <ProblemNotice problem={page.problem} onRetry={page.reload} />}
      {page.status === 'loading' && <ListSkeleton rows={4} />}
      {page.status === 'done' && <Arrange key={page.data.version} page={page.data} locks onLoadAgain={page.reload} />}
    </>
  )
}
