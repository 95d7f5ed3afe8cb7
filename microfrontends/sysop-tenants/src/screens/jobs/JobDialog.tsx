import type { JobRow } from '@atrium/shared-utility/contract'
import { randomId } from '@atrium/shared-utility/model'
import { useAction, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog, useToast } from '@atrium/shared-utility/ui'
import { useState } from 'react'

/** What an operator may do about a job. */
export type JobAct = 'retry' | 'cancel'

type Props = { act: JobAct; job: Pick<JobRow, 'id' | 'kind'>; onDone: () => void; onClose: () => void }

/** Asks before a job is begun again or cancelled, and says what comes of it. */
export function JobDialog({ act, job: { id, kind }, onDone, onClose }: Props) {
  const t = useText()
  const toast = useToast()
  const retry = useAction('retryJob')
  const cancel = useAction('cancelJob')
  const [onceKey] = useState(randomId)
  const handleDone = () => {
    toast(t(`jobs.${act}.done`))
    onDone()
    onClose()
  }
  return (
    <ConfirmDialog
      isDangerous={act === 'cancel'}
      title={t(`jobs.${act}.ask`, { kind: t(`jobKind.${kind}`) })}
      text={t(`jobs.${act}.consequence`)}
      confirmLabel={t(`jobs.${act}`)}
      onConfirm={() => (act === 'retry' ? retry.run({ id, onceKey }) : cancel.run({ id }))}
      onDone={handleDone}
      onClose={onClose}
    />
  )
}

/** Nothing is offered that would be refused. */
export function actsOn({ canRetry, canCancel }: Pick<JobRow, 'canRetry' | 'canCancel'>): JobAct[] {
  return [...(canRetry ? (['retry'] as const) : []), ...(canCancel ? (['cancel'] as const) : [])]
}
