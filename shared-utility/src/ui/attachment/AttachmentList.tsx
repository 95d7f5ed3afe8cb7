import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import type { Attachment } from '../../contract/index.ts'
import { previewKindOf } from '../../model/index.ts'
import { useFormat } from '../../react/index.ts'
import { useKitText } from '../words/kit-text.ts'
import { AttachedPicture, type ShownFile } from './AttachedPicture.tsx'
import { FilePreview } from './lazy-preview.ts'
import { Icon } from '../display/Icon.tsx'
import { useFetchFile } from './use-fetch-file.ts'

type Props = {
  files: readonly ShownFile[]
  /** Asks for a link to one of them. */
  findLink: (file: Attachment) => Promise<{ url: string }>
  /** True where pictures stand alone: one shows in full when it is chosen, and is fetched from there. */
  isCompact?: boolean
}

/** The files of a message, for its reader: name, type and size, and pictures as small ones. */
export function AttachmentList({ files, findLink, isCompact = false }: Props) {
  const t = useKitText()
  if (files.length === 0) return null
  return (
    <Box
      component="ul"
      aria-label={t('attachments')}
      sx={{ m: 0, mt: 2, p: 0, listStyle: 'none', display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {files.map((file) => (
        <Box component="li" key={file.id} sx={{ display: 'grid', gap: 1, justifyItems: 'start', minWidth: 0 }}>
          {isCompact ? (
            <PictureAlone file={file} findLink={findLink} />
          ) : (
            <>
              <AttachedPicture file={file} findLink={findLink} />
              <Fetch file={file} findLink={findLink} />
            </>
          )}
        </Box>
      ))}
    </Box>
  )
}

type OneProps = Pick<Props, 'findLink'> & { file: ShownFile }

/** One that is no picture, or cannot be shown, is a file like the others. */
function PictureAlone({ file, findLink }: OneProps) {
  const { fetchFile } = useFetchFile(findLink)
  const [isShown, setShown] = useState(false)
  return (
    <>
      <AttachedPicture file={file} findLink={findLink} onShow={() => setShown(true)}>
        <Fetch file={file} findLink={findLink} />
      </AttachedPicture>
      {isShown && (
        <FilePreview
          file={file}
          findLink={() => findLink(file)}
          onFetch={() => void fetchFile(file)}
          onClose={() => setShown(false)}
        />
      )}
    </>
  )
}

function Fetch({ file, findLink }: OneProps) {
  const t = useKitText()
  const format = useFormat()
  const { isPending, fetchFile } = useFetchFile(findLink)
  const [isShown, setShown] = useState(false)
  const { name, sizeBytes } = file
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, maxWidth: '100%' }}>
      <Button
        size="small"
        loading={isPending}
        startIcon={<Icon name="download" size={16} />}
        aria-label={t('attachments.fetch', { name })}
        onClick={() => void fetchFile(file)}
        sx={{ ml: -2.5, textAlign: 'left', whiteSpace: 'normal', overflowWrap: 'anywhere', minWidth: 0 }}
      >
        {name}
      </Button>
      <Typography component="span" variant="caption" color="textSecondary">
        {t('attachments.facts', { type: typeOf(name), size: format.bytes(sizeBytes) })}
      </Typography>
      {previewKindOf(file.mediaType) !== null && (
        <Button
          size="small"
          color="inherit"
          aria-label={t('attachments.previewOf', { name })}
          onClick={() => setShown(true)}
        >
          {t('attachments.preview')}
        </Button>
      )}
      {isShown && (
        <FilePreview
          file={file}
          findLink={() => findLink(file)}
          onFetch={() => void fetchFile(file)}
          onClose={() => setShown(false)}
        />
      )}
    </Box>
  )
}

function typeOf(name: string) {
  return name.slice(name.lastIndexOf('.') + 1).toUpperCase()
}
