import { useFormat } from '@atrium/shared-utility/react'
import { Icon } from '@atrium/shared-utility/ui'
import { Box, LinearProgress, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import type { Upload } from '../outbox/outbox.ts'

type Props = {
  upload: Upload
  /** True while it is on its way. */
  isSending?: boolean
  /** What can be done with it. */
  children?: ReactNode
}

/** A file that the server does not have yet, and how far it is. */
export function FileTile({ upload: { file, pictureUrl, sent, isWhole }, isSending = false, children }: Props) {
  const format = useFormat()
  const part = isWhole === true ? 1 : Math.min(1, (sent?.offset ?? 0) / file.size)
  // What goes in one piece has no part to tell of.
  const isOnePiece = sent === undefined || file.size <= sent.partBytes
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0, maxWidth: 260 }}>
      {pictureUrl === null ? (
        <Icon name="copy" />
      ) : (
        <Box
          component="img"
          src={pictureUrl}
          alt=""
          sx={{ width: 48, height: 48, objectFit: 'cover', borderRadius: 1 }}
        />
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {file.name}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {format.bytes(file.size)}
        </Typography>
        {isSending && (
          <LinearProgress
            aria-label={file.name}
            variant={isOnePiece && isWhole !== true ? 'indeterminate' : 'determinate'}
            value={part * 100}
          />
        )}
      </Box>
      {children}
    </Box>
  )
}

export const tiles = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  whiteSpace: 'normal',
} as const
