import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import type { Attachment } from '../../contract/index.ts'
import { previewKindOf } from '../../model/index.ts'
import { useFormat } from '../../react/index.ts'
import { useKitText } from '../words/kit-text.ts'
import { FilePreview } from './lazy-preview.ts'
import { Icon } from '../display/Icon.tsx'
import { useFetchFile } from './use-fetch-file.ts'

type Props = {
  files: readonly Attachment[]
  /** Asks for a link to one of them. */
  findLink: (file: Attachment) => Promise<{ url: string }>
}

/** The files of a message, for its reader: name, type and size, and pictures as they are. */
export function AttachmentList({ files, findLink }: Props) {
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
          <Picture key={file.pictureUrl} file={file} />
          <Fetch file={file} findLink={findLink} />
        </Box>
      ))}
    </Box>
  )
}

/** One that cannot be shown, or whose link is too old, is a file like the others. */
function Picture({ file: { pictureUrl, name } }: { file: Attachment }) {
  const [isBroken, setIsBroken] = useState(false)
  if (pictureUrl === null || isBroken) return null
  return (
    <Box
      component="img"
      src={pictureUrl}
      alt={name}
      loading="lazy"
      onError={() => setIsBroken(true)}
      sx={{
        maxWidth: '100%',
        maxHeight: 240,
        objectFit: 'contain',
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
      }}
    />
  )
}

function Fetch({ file, findLink }: Pick<Props, 'findLink'> & { file: Attachment }) {
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
