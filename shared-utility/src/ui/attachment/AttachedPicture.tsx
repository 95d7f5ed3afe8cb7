import { Box, ButtonBase } from '@mui/material'
import type { ReactNode } from 'react'
import type { Attachment } from '../../contract/index.ts'
import { useKitText } from '../words/kit-text.ts'
import { useSmallPicture } from './use-small-picture.ts'

/** How large the picture is, where that is known before it is there. */
export type ShownFile = Attachment & { width?: number | null; height?: number | null }

type Props = {
  file: ShownFile
  findLink: (file: Attachment) => Promise<{ url: string }>
  /** Shows it in full. Left out, the picture is no button. */
  onShow?: () => void
  /** What stands in its place where it cannot be shown. */
  children?: ReactNode
}

/** A picture of a message, small, in a room that has its proportions before it is there. */
export function AttachedPicture({ file, findLink, onShow, children }: Props) {
  const t = useKitText()
  const small = useSmallPicture(file, findLink)
  if (small === null) return children
  const picture = <Box component="img" {...small} alt={file.name} loading="lazy" sx={{ ...frame, ...roomOf(file) }} />
  if (onShow === undefined) return picture
  return (
    <ButtonBase aria-label={t('attachments.previewOf', { name: file.name })} onClick={onShow} sx={{ maxWidth: '100%' }}>
      {picture}
    </ButtonBase>
  )
}

const mostPx = 240
const frame = {
  display: 'block',
  maxWidth: '100%',
  maxHeight: mostPx,
  objectFit: 'contain',
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
} as const

/** Nothing moves when the picture comes. A very small one can still be hit, and a very long one be seen. */
function roomOf({ width, height }: ShownFile) {
  if (!width || !height) return {}
  const part = Math.min(1, mostPx / width, mostPx / height)
  const [wide, high] = [Math.max(48, Math.round(width * part)), Math.max(32, Math.round(height * part))]
  return { width: wide, aspectRatio: `${wide} / ${high}`, bgcolor: 'action.hover' }
}
