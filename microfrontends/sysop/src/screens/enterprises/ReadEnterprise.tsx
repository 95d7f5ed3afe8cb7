import { useCall, useText } from '@atrium/shared-utility/react'
import { ListSkeleton, ProblemNotice } from '@atrium/shared-utility/ui'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type ReactNode, useId } from 'react'
import type { Enterprise } from './enterprise-words.ts'

type Props = {
  entid: string
  title: string
  onClose: () => void
  children: (enterprise: Enterprise) => ReactNode
}

/** Reads the enterprise as it is now before a dialog changes it: the list may be minutes old. */
export function ReadEnterprise({ entid, title, onClose, children }: Props) {
  const t = useText()
  const enterprise = useCall('getEnterprise', { entid })
  const titleId = useId()
  if (enterprise.status === 'done') return children(enterprise.data)
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent dividers>
        {enterprise.status === 'failed' ? (
          <ProblemNotice problem={enterprise.problem} onRetry={enterprise.reload} />
        ) : (
          <ListSkeleton rows={6} />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
