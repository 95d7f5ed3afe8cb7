import type { TeamParcel } from '@atrium/shared-utility/contract'
import { useCall, useText } from '@atrium/shared-utility/react'
import { CardSkeleton, PageHeader, ProblemNotice } from '@atrium/shared-utility/ui'
import { Box, Button } from '@mui/material'
import { useParams } from 'react-router'
import { ParcelDialogs } from './ParcelDialogs.tsx'
import { ParcelFacts } from './ParcelFacts.tsx'
import { Tokens } from './Tokens.tsx'
import { parcelsPath } from './parcel-path.ts'
import { useParcelDialog } from './use-parcel-dialog.ts'

/** One parcel of a team: who answers for it, where its pages may be, and who may release it. */
export function ParcelScreen() {
  const t = useText()
  const { slug = '' } = useParams()
  const found = useCall('getTeamParcel', { slug }, { keepPrevious: true })
  const tokens = useCall('listDeployTokens', { slug }, { keepPrevious: true })
  const { current, open, close } = useParcelDialog()
  const parcel = found.status === 'done' ? found.data : null
  const reload = () => {
    if (found.status !== 'loading') found.reload()
    if (tokens.status !== 'loading') tokens.reload()
  }
  return (
    <>
      <PageHeader
        title={parcel?.name ?? t('parcel.one')}
        trail={[{ label: t('parcels.title'), href: parcelsPath }]}
        actions={parcel && <Acts onAct={(dialog) => open({ dialog })} />}
      />
      {found.status === 'failed' && <ProblemNotice problem={found.problem} onRetry={found.reload} />}
      {found.status === 'loading' && <CardSkeleton />}
      {parcel && <Whole parcel={parcel} tokens={tokens} onOpen={open} />}
      {parcel && current && <ParcelDialogs asked={current} parcel={parcel} onChanged={reload} onClose={close} />}
    </>
  )
}

type WholeProps = { parcel: TeamParcel } & Pick<Parameters<typeof Tokens>[0], 'tokens' | 'onOpen'>

function Whole({ parcel, tokens, onOpen }: WholeProps) {
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 960 }}>
      <ParcelFacts parcel={parcel} />
      <Tokens tokens={tokens} onOpen={onOpen} />
    </Box>
  )
}

function Acts({ onAct }: { onAct: (dialog: 'edit' | 'remove') => void }) {
  const t = useText()
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => onAct('remove')}>
        {t('parcel.remove')}
      </Button>
      <Button variant="outlined" onClick={() => onAct('edit')}>
        {t('parcel.edit')}
      </Button>
    </>
  )
}
