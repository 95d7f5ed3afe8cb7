import { problemWords } from '@atrium/shared-utility'
import { type EnterpriseProgress, isProblemCode } from '@atrium/shared-utility/contract'
import { useAction, usePolling, useText } from '@atrium/shared-utility/react'
import { ListSkeleton, ProblemNotice, Section } from '@atrium/shared-utility/ui'
import { Alert, Button } from '@mui/material'
import { useEffect, useEffectEvent } from 'react'
import { signInAddress } from '../../enterprise-path.ts'
import { FirstSignIn } from './FirstSignIn.tsx'
import { ProvisioningBar } from './ProvisioningBar.tsx'

type Props = {
  entid: string
  /** What the page around shows of it: read before, so perhaps behind. */
  isKnownAsDone: boolean
  /** Called when it is done and the page around does not know yet. */
  onDone: () => void
}

/** The provisioning of an enterprise as it happens, then how its administrator signs in for the first time. */
export function Provisioning({ entid, isKnownAsDone, onDone }: Props) {
  const t = useText()
  const progress = usePolling('getEnterpriseProgress', { entid }, { everyMs: 1000, until: isOver })
  const isDone = progress.status === 'done' && progress.data.status === 'done'
  useWhen(isDone && !isKnownAsDone, onDone)

  return (
    <Section title={t('provisioning.title')}>
      {progress.status === 'failed' && <ProblemNotice problem={progress.problem} onRetry={progress.reload} />}
      {progress.status === 'loading' && <ListSkeleton rows={2} />}
      {progress.status === 'done' && (
        <>
          <ProvisioningBar progress={progress.data} />
          {progress.data.status === 'failed' && (
            <Failure entid={entid} error={progress.data.error} onRetried={progress.reload} />
          )}
          {progress.data.status === 'done' && <FirstSignIn address={signInAddress(entid)} {...progress.data} />}
        </>
      )}
    </Section>
  )
}

function Failure({ entid, error, onRetried }: { entid: string; error: string | null; onRetried: () => void }) {
  const t = useText()
  const retry = useAction('retryProvisioning')

  async function handleRetry() {
    const result = await retry.run({ entid })
    if (result.status === 'done') onRetried()
  }
  return (
    <Alert severity="error">
      {error !== null && isProblemCode(error) && problemWords(error)} {t('provisioning.failedHelp')}
      {retry.status === 'failed' && <ProblemNotice size="line" problem={retry.problem} />}
      <Button
        sx={{ display: 'block', mt: 2 }}
        variant="outlined"
        loading={retry.status === 'pending'}
        onClick={handleRetry}
      >
        {t('provisioning.retry')}
      </Button>
    </Alert>
  )
}

function isOver({ status }: EnterpriseProgress) {
  return status === 'done' || status === 'failed'
}

function useWhen(isSo: boolean, run: () => void) {
  const handleSo = useEffectEvent(run)
  useEffect(() => {
    if (isSo) handleSo()
  }, [isSo])
}
