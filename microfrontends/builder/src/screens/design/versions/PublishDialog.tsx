import { randomId } from '@atrium/shared-utility/model'
import { useAction, useBack, useCall, useText } from '@atrium/shared-utility/react'
import { ListSkeleton, ProblemNotice } from '@atrium/shared-utility/ui'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControl,
  FormHelperText,
  FormLabel,
  OutlinedInput,
} from '@mui/material'
import { useId, useState } from 'react'
import { PlanOf } from './PlanOf.tsx'
import type { Draft } from '../use-draft.ts'

type Props = { draft: Draft; onDone: (number: number) => void; onClose: () => void }

/** What publishing would change, and a note of why; then it is on its way. */
export function PublishDialog({ draft: { id: appId, isChanged, liveVersion }, onDone, onClose }: Props) {
  const t = useText()
  const titleId = useId()
  const plan = useCall('planPublish', { appId })
  const publish = useAction('publishApplication')
  // What is sent again after a lost answer is there once.
  const [onceKey] = useState(randomId)
  const [note, setNote] = useState('')
  const isPending = publish.status === 'pending'
  const ready = plan.status === 'done' && plan.data.problems.length === 0 ? plan.data : undefined
  const canPublish = ready !== undefined && (isChanged || liveVersion === null || ready.changes.length > 0)

  function handleClose() {
    if (!isPending) onClose()
  }
  useBack(handleClose)

  async function handlePublish() {
    if (!canPublish) return
    const result = await publish.run({ appId, draft: ready.draft, note, onceKey })
    if (result.status === 'done') {
      onDone(result.data.number)
      onClose()
    } else if (result.problem.code === 'draftMoved' && plan.status === 'done') plan.reload()
  }

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={handleClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('publish.title')}</DialogTitle>
      <DialogContent dividers sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
        {publish.status === 'failed' && <ProblemNotice size="line" problem={publish.problem} />}
        {plan.status === 'failed' && <ProblemNotice problem={plan.problem} onRetry={plan.reload} />}
        {plan.status === 'loading' && <ListSkeleton rows={4} />}
        {plan.status === 'done' && (
          <PlanOf plan={plan.data} nothing={t(isChanged ? 'publish.small' : 'publish.nothing')} />
        )}
        {canPublish && <Note value={note} onChange={setNote} />}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={isPending} onClick={handleClose}>
          {t('cancel')}
        </Button>
        <Button variant="contained" loading={isPending} disabled={!canPublish} onClick={handlePublish}>
          {t('publish.act')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Note({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const t = useText()
  const id = useId()
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id} sx={{ mb: 1, fontSize: '0.875rem' }}>
        {t('publish.note')}
      </FormLabel>
      <OutlinedInput
        value={value}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        slotProps={{ input: { id, maxLength: 200, 'aria-describedby': `${id}-note` } }}
      />
      <FormHelperText id={`${id}-note`}>{t('publish.noteHelp')}</FormHelperText>
    </FormControl>
  )
}
