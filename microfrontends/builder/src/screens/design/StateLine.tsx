import { useAction, usePortal, useText, PortalLink } from '@atrium/shared-utility/react'
import { ProblemNotice } from '@atrium/shared-utility/ui'
import { Box, FormControlLabel, Link, Switch } from '@mui/material'
import { ApplicationState } from '../applications/ApplicationState.tsx'
import type { Draft } from './use-draft.ts'

type Props = { draft: Draft; onChanged: () => void }

/** How far the application is, and whether members find it. */
export function StateLine({ draft, onChanged }: Props) {
  const t = useText()
  const portal = usePortal()
  const update = useAction('updateBuiltApplication')
  const { id: appId, name, nameEn, icon, color, isVisible, liveVersion } = draft

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
        {liveVersion !== null && isVisible && (
          <Link component={PortalLink} href={`/app/${appId}`} sx={{ py: 1 }}>
            {t('application.open')}
          </Link>
        )}
        {liveVersion !== null && (
          <Link component={PortalLink} href={`/enterprise/applications?access=${appId}`} sx={{ py: 1 }}>
            {t('application.access')}
          </Link>
        )}
      </Box>
      {update.status === 'failed' && <ProblemNotice size="line" problem={update.problem} />}
    </Box>
  )
}
