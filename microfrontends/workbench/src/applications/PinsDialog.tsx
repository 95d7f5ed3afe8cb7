import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, useMediaQuery } from '@mui/material'
import type { CallOutput } from '@atrium/shared-utility/contract'
import { useAction, useBack, useCall, useText, useUnsavedGuard } from '@atrium/shared-utility/react'
import { ListSkeleton, ProblemNotice, useToast } from '@atrium/shared-utility/ui'
import { useId, useState } from 'react'
import { PinLists } from './PinLists.tsx'
import { inOrder, mostPins, samePins } from './pins.ts'

type Props = { pins: CallOutput<'listCommonApplications'>; onClose: () => void; onSaved: () => void }

/** Chooses the pinned applications and their order; nothing changes until it is saved. */
export function PinsDialog({ pins, onClose, onSaved }: Props) {
  const t = useText()
  const toast = useToast()
  const titleId = useId()
  const isPhone = useMediaQuery('(max-width:599.95px)')
  const all = useCall('listApplications', {})
  const save = useAction('updateCommonApplications')
  const before = inOrder(pins).map(({ id }) => id)
  const [ids, setIds] = useState(before)
  const isDirty = !samePins(before, ids)
  const guard = useUnsavedGuard(isDirty)

  const handleClose = async () => {
    if (save.status !== 'pending' && (await guard.mayLeave())) onClose()
  }
  useBack(handleClose)

  const handleSave = async () => {
    const result = await save.run({ ids })
    if (result.status === 'failed') return
    guard.release()
    toast(t('pins.saved'))
    onSaved()
    onClose()
  }

  return (
    <Dialog open fullWidth maxWidth="md" fullScreen={isPhone} onClose={handleClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('pins.title')}</DialogTitle>
      <DialogContent dividers>
        {save.status === 'failed' && <ProblemNotice problem={save.problem} />}
        {ids.length >= mostPins && <Alert severity="info">{t('pins.full', { max: mostPins })}</Alert>}
        {all.status === 'failed' && <ProblemNotice problem={all.problem} onRetry={all.reload} />}
        {all.status === 'loading' && <ListSkeleton rows={6} />}
        {all.status === 'done' && <PinLists all={all.data} ids={ids} onChange={setIds} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={handleClose}>{t('pins.cancel')}</Button>
        <Button variant="contained" loading={save.status === 'pending'} disabled={!isDirty} onClick={handleSave}>
          {t('pins.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
