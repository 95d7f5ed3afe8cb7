import type { ParcelVersion } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { ProblemNotice, useToast } from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'

type Props = { slug: string; version: ParcelVersion; onRun: () => void }

/** For a version that was not run, or of which that has said nothing. */
export function RunVersion({ slug, version: { id, version, browserCheck }, onRun }: Props) {
  const t = useText()
  const toast = useToast()
  const action = useAction('runParcelVersion')
  const state = browserCheck?.state
  if (state !== undefined && state !== 'failed' && state !== 'unavailable') return null
  const handleRun = async () => {
    if ((await action.run({ slug, id })).status === 'failed') return
    toast(t('version.run.done', { version }))
    onRun()
  }
  return (
    <>
      {action.status === 'failed' && <ProblemNotice problem={action.problem} />}
      <Button size="small" disabled={action.status === 'pending'} onClick={() => void handleRun()}>
        {t('version.run')}
      </Button>
    </>
  )
}
