import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { Fragment, useId, useState } from 'react'
import { useBack } from '../../react/index.ts'
import { usePageKey } from './use-page-key.ts'
import { useTableWords } from './words.ts'

const keys = [
  ['/', 'keySearch'],
  ['↓', 'keyIntoList'],
  ['↑ ↓', 'keyRows'],
  ['← →', 'keyCells'],
  ['Home End', 'keyEnds'],
  ['Enter', 'keyOpen'],
  ['F8', 'keyToast'],
  ['Ctrl K', 'keyPalette'],
  ['?', 'keyHelp'],
] as const

/** `?` lists the keys of the list. */
export function KeysHelp() {
  const [isOpen, setOpen] = useState(false)
  usePageKey('?', () => setOpen(true))
  return isOpen && <KeysDialog onClose={() => setOpen(false)} />
}

function KeysDialog({ onClose }: { onClose: () => void }) {
  const words = useTableWords()
  const titleId = useId()
  useBack(onClose)
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{words('keysTitle')}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'auto 1fr',
            columnGap: 6,
            rowGap: 3,
            m: 0,
            alignItems: 'baseline',
          }}
        >
          {keys.map(([key, word]) => (
            <Fragment key={word}>
              <Box component="dt" sx={{ whiteSpace: 'nowrap' }}>
                <kbd>{key}</kbd>
              </Box>
              <Typography component="dd" sx={{ m: 0 }}>
                {words(word)}
              </Typography>
            </Fragment>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{words('close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
