import { Box, ButtonBase, Tooltip, Typography } from '@mui/material'
import type { Attachment } from '../../contract/index.ts'
import { Icon } from '../display/Icon.tsx'
import { useKitText } from '../words/kit-text.ts'
import { usePreview } from './use-preview.tsx'
import { useSmallPicture } from './use-small-picture.ts'

type Props = { file: Attachment; findLink: (file: Attachment) => Promise<{ url: string }> }

/** A picture among others: small, and in full when it is pressed. One that cannot be shown small is an icon with its name. */
export function PictureTile({ file, findLink }: Props) {
  const t = useKitText()
  const small = useSmallPicture(file, findLink)
  const { show, preview } = usePreview(file, findLink)
  return (
    <>
      <Tooltip title={file.name}>
        <ButtonBase aria-label={t('attachments.previewOf', { name: file.name })} onClick={show} sx={tile}>
          {small ? (
            <Box component="img" alt={file.name} loading="lazy" {...small} sx={picture} />
          ) : (
            <>
              <Icon name="picture" size={28} />
              <Typography component="span" variant="caption" noWrap sx={{ maxWidth: '100%', px: 1 }}>
                {file.name}
              </Typography>
            </>
          )}
        </ButtonBase>
      </Tooltip>
      {preview}
    </>
  )
}

const sidePx = 96
const tile = {
  width: sidePx,
  height: sidePx,
  flexDirection: 'column',
  gap: 1,
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'action.hover',
} as const
const picture = { width: '100%', height: '100%', objectFit: 'cover' } as const
