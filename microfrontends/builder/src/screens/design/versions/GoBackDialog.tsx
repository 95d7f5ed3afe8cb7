import { randomId } from '@atrium/shared-utility/model'
import { useAction, useBack, useCall, useText } from '@atrium/shared-utility/react'
import { ListSkeleton, ProblemNotice } from '@atrium/shared-utility/ui'
import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormHelperText,
  Typography,
} from '@mui/material'
import { useId, useState } from 'react'
import { PlanOf } from './PlanOf.tsx'
import type { Draft } from '../use-draft.ts'

type Props = { draft: Draft; number: number; onDone: (number: number) => void; onClose: () => void }

/** What going back to a former version would change; then it is on its way, as a new version. */
export function GoBackDialog({ draft: { id: appId }, number, onDone, onClose }: Props) {
  const t = useText()
  const titleId = useId()
  const plan = useCall('planGoingBack', { appId, number })
  const goBack = useAction('goBackToVersion')
  // What is sent again after a lost answer is there once.
  const [onceKey] = useState(randomId)
  const [resetsDraft, setResetsDraft] = useState(true)
  const isPending = goBack.status === 'pending'
  const ready = plan.status === 'done' && plan.data.problems.length === 0 ? plan.data : undefined

  function handleClose() {
    if (!isPending) onClose()
  }
  useBack(handleClose)

  async function handleGoBack() {
    if (ready === undefined) return
    const { draft, live } = ready
    const result = await goBack.run({ appId, number, draft, live, resetsDraft, onceKey })
    if (result.status === 'done') {
      onDone(result.data.number)
      onClose()
    } else if (result.problem.code === 'draftMoved' && plan.status === 'done') plan.reload()
  }

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={handleClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('back.title', { number })}</DialogTitle>
      <DialogContent dividers sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
        {goBack.status === 'failed' && <ProblemNotice size="line" problem={goBack.problem} />}
        {plan.status === 'failed' && <ProblemNotice problem={plan.problem} onRetry={plan.reload} />}
        {plan.status === 'loading' && <ListSkeleton rows={4} />}
        {ready && <Typography>{t('back.text', { number })}</Typography>}
        {plan.status === 'done' && <PlanOf plan={plan.data} nothing={t('publish.small')} />}
        {ready && <DraftToo checked={resetsDraft} onChange={setResetsDraft} />}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={isPending} onClick={handleClose}>
          {t('cancel')}
        </Button>
        <Button variant="contained" loading={isPending} disabled={ready === undefined} onClick={handleGoBack}>
          {t('back.act')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

type TooProps = { checked: boolean; onChange: (checked: boolean) => void }

function DraftToo({ checked, onChange }: TooProps) {
  const t = useText()
  const helpId = useId()
  return (
    <FormControl>
      <FormControlLabel
        label={t('back.draft')}
        control={
          <Checkbox
            checked={checked}
            onChange={(event) => onChange(event.target.checked)}
            slotProps={{ input: { 'aria-describedby': helpId } }}
          />
        }
      />
      <FormHelperText id={helpId}>{t(checked ? 'back.draftLost' : 'back.draftStays')}</FormHelperText>
    </FormControl>
  )
}
