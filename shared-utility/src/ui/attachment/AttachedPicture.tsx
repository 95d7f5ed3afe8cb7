import { Box, ButtonBase } from '@mui/material'
import { type ReactNode, useRef, useState } from 'react'
import type { Attachment } from '../../contract/index.ts'
import { useKitText } from '../words/kit-text.ts'

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

/** A picture of a message, in a room that has its proportions before it is there. A link that is too old is asked for anew, once. */
export function AttachedPicture({ file, findLink, onShow, children }: Props) {
  const t = useKitText()
  const [url, setUrl] = useState(file.pictureUrl)
  const isAsked = useRef(false)
  const handleError = async () => {
    const before = isAsked.current
    isAsked.current = true
    const found = before ? null : await findLink(file).catch(() => null)
    setUrl(found?.url ?? null)
  }
  if (url === null) return children
  const picture = (
    <Box
      component="img"
      src={url}
      alt={file.name}
      loading="lazy"
      onError={() => void handleError()}
      sx={{ ...frame, ...roomOf(file) }}
    />
  )
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
