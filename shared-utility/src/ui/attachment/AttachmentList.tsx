import { Box, Button, Typography } from '@mui/material'
import type { Attachment } from '../../contract/index.ts'
import { previewKindOf } from '../../model/index.ts'
import { useFormat } from '../../react/index.ts'
import { useKitText } from '../words/kit-text.ts'
import { AttachedPicture, type ShownFile } from './AttachedPicture.tsx'
import { Icon } from '../display/Icon.tsx'
import { PictureTile } from './PictureTile.tsx'
import { usePreview } from './use-preview.tsx'

type Props = {
  files: readonly ShownFile[]
  /** Asks for a link to one of them. */
  findLink: (file: Attachment) => Promise<{ url: string }>
  /**
   * How pictures stand: each above the line of its file; alone, or side by side in a row, where one shows in full when it is
   * pressed, and is fetched from there.
   */
  pictures?: 'above' | 'alone' | 'row'
}

/** The files of a message, for its reader: name, type and size, and pictures as small ones. */
export function AttachmentList({ files, findLink, pictures = 'above' }: Props) {
  const t = useKitText()
  if (files.length === 0) return null
  return (
    <Box component="ul" aria-label={t('attachments')} sx={pictures === 'row' ? row : column}>
      {files.map((file) =>
        pictures === 'row' && previewKindOf(file.mediaType) === 'picture' ? (
          <li key={file.id}>
            <PictureTile file={file} findLink={findLink} />
          </li>
        ) : (
          <Box component="li" key={file.id} sx={line}>
            {pictures === 'alone' ? (
              <PictureAlone file={file} findLink={findLink} />
            ) : (
              <>
                <AttachedPicture file={file} findLink={findLink} />
                <Fetch file={file} findLink={findLink} />
              </>
            )}
          </Box>
        ),
      )}
    </Box>
  )
}

const list = { m: 0, p: 0, listStyle: 'none', gap: 2 }
const column = { ...list, mt: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }
/** What is no picture has a line of its own. */
const row = { ...list, display: 'flex', flexWrap: 'wrap' }
const line = { display: 'grid', gap: 1, justifyItems: 'start', minWidth: 0, flexBasis: '100%' }

type OneProps = Pick<Props, 'findLink'> & { file: ShownFile }

/** One that is no picture, or cannot be shown, is a file like the others. */
function PictureAlone({ file, findLink }: OneProps) {
  const { show, preview } = usePreview(file, findLink)
  return (
    <>
      <AttachedPicture file={file} findLink={findLink} onShow={show}>
        <Fetch file={file} findLink={findLink} />
      </AttachedPicture>
      {preview}
    </>
  )
}

function Fetch({ file, findLink }: OneProps) {
  const t = useKitText()
  const format = useFormat()
  const { isPending, fetch, show, preview } = usePreview(file, findLink)
  const { name, sizeBytes } = file
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, maxWidth: '100%' }}>
      <Button
        size="small"
        loading={isPending}
        startIcon={<Icon name="download" size={16} />}
        aria-label={t('attachments.fetch', { name })}
        onClick={fetch}
        sx={{ ml: -2.5, textAlign: 'left', whiteSpace: 'normal', overflowWrap: 'anywhere', minWidth: 0 }}
      >
        {name}
      </Button>
      <Typography component="span" variant="caption" color="textSecondary">
        {t('attachments.facts', { type: typeOf(name), size: format.bytes(sizeBytes) })}
      </Typography>
      {previewKindOf(file.mediaType) !== null && (
        <Button size="small" color="inherit" aria-label={t('attachments.previewOf', { name })} onClick={show}>
          {t('attachments.preview')}
        </Button>
      )}
      {preview}
    </Box>
  )
}

function typeOf(name: string) {
  return name.slice(name.lastIndexOf('.') + 1).toUpperCase()
}
