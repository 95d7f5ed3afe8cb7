import { useText } from '@atrium/shared-utility/react'
import { Alert, Box } from '@mui/material'
import type { ReactNode } from 'react'
import { useDrop } from './use-drop.ts'

type Props = {
  label: string
  /** Null where no files are taken. */
  onFiles: ((files: readonly File[]) => void) | null
  children: ReactNode
}

/** A conversation, which takes files that are dragged onto it or pasted into it. */
export function DropArea({ label, onFiles, children }: Props) {
  const t = useText()
  const { isOver, handlers } = useDrop(onFiles)
  return (
    <Box
      component="section"
      aria-label={label}
      {...handlers}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: 0,
        outline: isOver ? '2px dashed' : 'none',
        outlineColor: 'primary.main',
        outlineOffset: -6,
      }}
    >
      {isOver && <Alert severity="info">{t('files.drop')}</Alert>}
      {children}
    </Box>
  )
}
