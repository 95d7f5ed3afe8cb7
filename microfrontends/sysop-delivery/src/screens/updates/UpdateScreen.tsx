import type { WholeUpdate } from '@atrium/shared-utility/contract'
import { useLive } from '@atrium/shared-utility/live'
import { useCall, useReloadWhileBusy, useText } from '@atrium/shared-utility/react'
import { CardSkeleton, PageHeader, ProblemNotice } from '@atrium/shared-utility/ui'
import { Alert, Box, Button } from '@mui/material'
import { useParams } from 'react-router'
import { InstallCommands } from './InstallCommands.tsx'
import { UpdateDialogs } from './UpdateDialogs.tsx'
import { UpdateFacts, UpdateNotes } from './UpdateFacts.tsx'
import { UpdateSteps } from './UpdateSteps.tsx'
import { updatesPath } from '../../update-path.ts'
import { actsOn, isDangerous, useUpdateDialog, type UpdateAct } from './use-update-dialog.ts'

/** One update: how far it is, what it brings, and what may be done about it. */
export function UpdateScreen() {
  const t = useText()
  const { id = '' } = useParams()
  const update = useCall('getUpdate', { id }, { keepPrevious: true })
  const { current, open, close } = useUpdateDialog()
  const found = update.status === 'done' ? update.data : null
  const reload = update.status === 'loading' ? undefined : update.reload
  useLive('update', () => reload?.())
  useReloadWhileBusy({ isBusy: found !== null && mayMove(found), reload })
  return (
    <>
      <PageHeader
        title={found ? `${found.version} ${found.title}` : t('updates.one')}
        trail={[{ label: t('updates.title'), href: updatesPath }]}
        actions={found && <Acts update={found} onAct={(act) => open({ dialog: act, of: found.id })} />}
      />
      {update.status === 'failed' && <ProblemNotice problem={update.problem} onRetry={update.reload} />}
      {update.status === 'loading' && <CardSkeleton />}
      {found && (
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
            alignItems: 'start',
          }}
        >
          <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            {found.isHeldBack && <Alert severity="warning">{t('update.heldBack')}</Alert>}
            <UpdateSteps update={found} />
            <InstallCommands update={found} />
            <UpdateNotes update={found} />
          </Box>
          <UpdateFacts update={found} />
        </Box>
      )}
      {current && <UpdateDialogs asked={current} onChanged={reload} onClose={close} />}
    </>
  )
}

/** By itself: no operator tells the open pages. */
function mayMove({ state, startsItself }: WholeUpdate) {
  return state === 'running' || (state === 'announced' && startsItself)
}

function Acts({ update, onAct }: { update: WholeUpdate; onAct: (act: UpdateAct) => void }) {
  const t = useText()
  return actsOn(update.state).map((act, index) => (
    <Button
      // The next step takes the place of the one before, and with it the focus.
      key={index === 0 ? 'next' : act}
      variant={index === 0 ? 'contained' : 'outlined'}
      color={index > 0 && isDangerous(act) ? 'error' : 'primary'}
      onClick={() => onAct(act)}
    >
      {t(`update.${act}`)}
    </Button>
  ))
}
