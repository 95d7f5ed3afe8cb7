import { useCall, useNoBack, useText } from '@atrium/shared-utility/react'
import { ListSkeleton, ProblemNotice } from '@atrium/shared-utility/ui'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { ChooseWaiting } from './ChooseWaiting.tsx'
import { GivenPasswords } from './GivenPasswords.tsx'
import { useGiving } from './use-giving.ts'

/** First passwords for all members that have not come yet, in a file that is to be had this once. Neither a click beside the dialog nor Back closes it. */
export function FirstPasswords({ onClose }: { onClose: () => void }) {
  const t = useText()
  const titleId = useId()
  const waiting = useCall('getMembersWaitingForPassword', {})
  const { giving, isRunning, give, stop } = useGiving()
  useNoBack()
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('firstPasswords.title')}</DialogTitle>
      {giving && <GivenPasswords {...giving} {...{ isRunning, give, stop, onClose }} />}
      {!giving && waiting.status === 'done' && <ChooseWaiting {...waiting.data} onGive={give} onClose={onClose} />}
      {!giving && waiting.status !== 'done' && (
        <>
          <DialogContent dividers>
            {waiting.status === 'failed' ? (
              <ProblemNotice problem={waiting.problem} onRetry={waiting.reload} />
            ) : (
              <ListSkeleton rows={3} />
            )}
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={onClose}>
              {t('firstPasswords.close')}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}
