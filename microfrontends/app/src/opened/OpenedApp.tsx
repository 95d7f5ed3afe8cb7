import type { CallOutput, RuntimeEntity } from '@atrium/shared-utility/contract'
import { PortalLink, useCall, useText } from '@atrium/shared-utility/react'
import { EmptyState, ListSkeleton, PageHeader, ProblemNotice } from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'
import type { ComponentType } from 'react'
import { Link, useParams } from 'react-router'
import { appPath } from './paths.ts'
import { AppHeader } from './AppHeader.tsx'
import { useNotedOpening } from './use-noted-opening.ts'

/** An application in its live version, and the table of it that the address names. */
export type Opened = { app: CallOutput<'getAppRuntime'>; entity: RuntimeEntity }

type Props = { Screen: ComponentType<Opened> }

/** Reads the application that the address names, then draws the screen; without a table in the address it is the first. */
export function OpenedApp({ Screen }: Props) {
  const t = useText()
  const { appId = '', entity: key } = useParams()
  const app = useCall('getAppRuntime', { appId }, { shares: true })
  useNotedOpening(appId, app.status === 'done')
  if (app.status !== 'done') {
    const toApps = (
      <Button component={PortalLink} href="/user/workbench/applications" size="small">
        {t('app.toApps')}
      </Button>
    )
    return (
      <>
        <PageHeader title={t('app.title')} />
        {app.status === 'failed' && (
          <ProblemNotice problem={app.problem} onRetry={app.reload} actions={app.problem.status === 404 && toApps} />
        )}
        {app.status === 'loading' && <ListSkeleton rows={6} />}
      </>
    )
  }
  const entity = key === undefined ? app.data.entities[0] : app.data.entities.find((one) => one.key === key)
  if (entity) return <Screen key={entity.uid} app={app.data} entity={entity} />
  return (
    <>
      <AppHeader app={app.data} />
      <EmptyState
        title={t('app.noTable')}
        description={t('app.noTableHelp')}
        action={
          key === undefined ? undefined : (
            <Button component={Link} to={appPath(appId)}>
              {t('app.toFirst')}
            </Button>
          )
        }
      />
    </>
  )
}
