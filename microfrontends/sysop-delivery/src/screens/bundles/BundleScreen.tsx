import type { WholeBundle } from '@atrium/shared-utility/contract'
import { useAction, useCall, useReloadWhileBusy, useText } from '@atrium/shared-utility/react'
import { CardSkeleton, ConfirmDialog, PageHeader, ProblemNotice, useToast } from '@atrium/shared-utility/ui'
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { bundlesPath, installPath, updatesPath } from '../../update-path.ts'
import { BundleFacts, BundleNotes, BundleParts } from './BundleFacts.tsx'
import { BundleState } from './BundleState.tsx'

/** One bundle: whether it may be installed, what it says of itself, and what it holds. */
export function BundleScreen() {
  const t = useText()
  const { id = '' } = useParams()
  const found = useCall('getBundle', { id }, { keepPrevious: true })
  const bundle = found.status === 'done' ? found.data : null
  const reload = found.status === 'loading' ? undefined : found.reload
  useReloadWhileBusy({ isBusy: bundle?.status === 'checking', reload })
  return (
    <>
      <PageHeader
        title={bundle ? nameOf(bundle) : t('bundle.one')}
        trail={[
          { label: t('bundles.updates'), href: updatesPath },
          { label: t('bundles.title'), href: bundlesPath },
        ]}
        actions={bundle && <Acts bundle={bundle} />}
      />
      {found.status === 'failed' && <ProblemNotice problem={found.problem} onRetry={found.reload} />}
      {found.status === 'loading' && <CardSkeleton />}
      {bundle && (
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 960 }}>
          <BundleState bundle={bundle} onChanged={reload} />
          <BundleFacts bundle={bundle} />
          <BundleNotes bundle={bundle} />
          <BundleParts bundle={bundle} />
        </Box>
      )}
    </>
  )
}

function nameOf({ version, title, fileName }: WholeBundle) {
  return [version ?? fileName, title].filter(Boolean).join(' ')
}

/** Nothing is offered that would be refused. */
function Acts({ bundle }: { bundle: WholeBundle }) {
  const t = useText()
  const [isAsked, setIsAsked] = useState(false)
  const { status, obstacle, updates } = bundle
  const isSettled = status !== 'uploading' && status !== 'checking'
  const isInUse = updates.some(({ isOpen }) => isOpen)
  return (
    <>
      {isSettled && !isInUse && (
        <Button variant="outlined" color="error" onClick={() => setIsAsked(true)}>
          {t('bundle.remove')}
        </Button>
      )}
      {status === 'ready' && obstacle === null && (
        <Button variant="contained" component={Link} to={installPath(bundle)}>
          {t('bundle.plan')}
        </Button>
      )}
      {isAsked && <Remove bundle={bundle} onClose={() => setIsAsked(false)} />}
    </>
  )
}

function Remove({ bundle, onClose }: { bundle: WholeBundle; onClose: () => void }) {
  const t = useText()
  const toast = useToast()
  const navigate = useNavigate()
  const { run } = useAction('removeBundle')
  const name = bundle.version ?? bundle.fileName
  return (
    <ConfirmDialog
      isDangerous
      title={t('bundle.remove.ask', { name })}
      text={t('bundle.remove.consequence')}
      confirmLabel={t('bundle.remove')}
      onConfirm={() => run({ id: bundle.id })}
      onDone={() => {
        toast(t('bundle.remove.done', { name }))
        void navigate(bundlesPath)
      }}
      onClose={onClose}
    />
  )
}
