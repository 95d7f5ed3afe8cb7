import { useAction, usePortal, useText, PortalLink } from '@atrium/shared-utility/react'
import { ProblemNotice } from '@atrium/shared-utility/ui'
import { Alert, Box, FormControlLabel, Link, Switch } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import { ApplicationState } from '../applications/ApplicationState.tsx'
import type { Draft } from './use-draft.ts'

type Props = { draft: Draft; onChanged: () => void }

/** How far the application is, and whether members find it. */
export function StateLine({ draft, onChanged }: Props) {
  const t = useText()
  const portal = usePortal()
  const update = useAction('updateBuiltApplication')
  const { id: appId, name, nameEn, icon, color, isVisible, liveVersion, closedBy } = draft
  const isClosedToMaker = closedBy === 'audience'

  async function handleVisible(isOn: boolean) {
    const result = await update.run({ appId, name, nameEn, icon, color, isVisible: isOn })
    if (result.status === 'failed') return
    portal.announce(t(isOn ? 'visible.shown' : 'visible.hidden'))
    onChanged()
  }

  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 6, rowGap: 1 }}>
        <ApplicationState application={draft} />
        <FormControlLabel
          label={t(liveVersion === null ? 'visible.draft' : 'visible.label')}
          control={<Switch checked={isVisible} onChange={(_, isOn) => void handleVisible(isOn)} />}
        />
        {liveVersion !== null && isVisible && closedBy === null && (
          <Link component={PortalLink} href={`/app/${appId}`} sx={{ py: 1 }}>
            {t('application.open')}
          </Link>
        )}
        {liveVersion !== null && !isClosedToMaker && (
          <Link component={PortalLink} href={accessPath(appId)} sx={{ py: 1 }}>
            {t('application.access')}
          </Link>
        )}
      </Box>
      {closedBy !== null && <ClosedNotice appId={appId} closedBy={closedBy} />}
      {update.status === 'failed' && <ProblemNotice size="line" problem={update.problem} />}
    </Box>
  )
}

/** Where it is said whom an application is open to. */
function accessPath(appId: string) {
  return `/enterprise/applications?access=${appId}`
}

/** Its maker made it for others: says so before the application is not found, and where that is set. */
function ClosedNotice({ appId, closedBy }: { appId: string; closedBy: NonNullable<Draft['closedBy']> }) {
  const t = useText()
  return (
    <Alert severity="info">
      {t(`closed.${closedBy}`)}{' '}
      {closedBy === 'audience' ? (
        <Link component={PortalLink} href={accessPath(appId)}>
          {t('application.access')}
        </Link>
      ) : (
        <Link component={RouterLink} to="?view=roles">
          {t('closed.toRoles')}
        </Link>
      )}
    </Alert>
  )
}
