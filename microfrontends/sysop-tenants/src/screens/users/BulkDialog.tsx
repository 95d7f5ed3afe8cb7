import type { BulkAction, CallOutput } from '@atrium/shared-utility/contract'
import { randomId } from '@atrium/shared-utility/model'
import { useAction, useCall, useSentences, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog, ReadDialog, ShownDialog } from '@atrium/shared-utility/ui'
import { Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { bulkPath } from './bulk-path.ts'

export type BulkTarget = { userids: string[] } | { asked: Record<string, string | number | boolean> }

type Props = { action: BulkAction; target: BulkTarget; onClose: () => void }

/** Says how many people it would be, and which would be left out and why; then begins it, and shows how far it is. */
export function BulkDialog({ action, target, onClose }: Props) {
  const t = useText()
  // What is shown is what is begun: the server refuses another number.
  const state = useCall('previewBulk', { action, ...target })
  return (
    <ReadDialog state={state} title={t(`bulk.people.${action}`)} onClose={onClose}>
      {(found) => <Ask action={action} target={target} found={found} onClose={onClose} />}
    </ReadDialog>
  )
}

type Preview = CallOutput<'previewBulk'>

function Ask({ action, target, found, onClose }: Props & { found: Preview }) {
  const t = useText()
  const say = useSentences()
  const navigate = useNavigate()
  const start = useAction('startBulk')
  const begun = useRef<string | null>(null)
  const [onceKey] = useState(randomId)
  const handleConfirm = async () => {
    const result = await start.run({ action, ...target, expected: found.total, onceKey })
    if (result.status === 'done') begun.current = result.data.id
    return result
  }
  const done = found.results.find(({ result }) => result === 'done')?.count ?? 0
  const left = found.results.filter(({ result }) => result !== 'done')
  const lines = left.map(({ result, count }) => t('bulk.people.left', { count, why: t(`bulkResult.${result}`) }))
  const counts = say(t('bulk.people.total', { total: found.total }), ...lines)
  if (done === 0)
    return (
      <ShownDialog title={t('bulk.people.nobody')} maxWidth="sm" onClose={onClose}>
        <Typography>{counts}</Typography>
      </ShownDialog>
    )
  return (
    <ConfirmDialog
      title={t(`bulk.people.${action}.ask`, { count: done })}
      text={say(t(`bulk.people.${action}.text`), counts)}
      confirmLabel={t(`bulk.people.${action}`)}
      isDangerous={action !== 'resume'}
      onConfirm={handleConfirm}
      onDone={() => begun.current !== null && void navigate(bulkPath(begun.current))}
      onClose={onClose}
    />
  )
}
