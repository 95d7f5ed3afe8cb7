import { Link } from '@mui/material'
import { useState } from 'react'
import type { Attachment } from '../../contract/index.ts'
import { previewKindOf } from '../../model/index.ts'
import { FilePreview } from './lazy-preview.ts'
import { useFetchFile } from './use-fetch-file.ts'

type Props = {
  file: Omit<Attachment, 'pictureUrl'>
  /** Asks for a link to it. */
  findLink: () => Promise<{ url: string }>
}

/** The name of a file in a list: shows the file, or fetches one that is not shown. */
export function FileName({ file, findLink }: Props) {
  const [isShown, setShown] = useState(false)
  const { isPending, fetchFile } = useFetchFile(findLink)
  const handleClick = () => (previewKindOf(file.mediaType) === null ? void fetchFile(file) : setShown(true))
  return (
    <>
      <Link component="button" type="button" aria-busy={isPending} onClick={handleClick} sx={cut}>
        {file.name}
      </Link>
      {isShown && (
        <FilePreview
          file={{ ...file, pictureUrl: null }}
          findLink={findLink}
          onFetch={() => void fetchFile(file)}
          onClose={() => setShown(false)}
        />
      )}
    </>
  )
}

const cut = {
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  verticalAlign: 'bottom',
  textAlign: 'left',
} as const
