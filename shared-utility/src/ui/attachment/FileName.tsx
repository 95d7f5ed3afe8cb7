import { Link } from '@mui/material'
import type { Attachment } from '../../contract/index.ts'
import { previewKindOf } from '../../model/index.ts'
import { usePreview } from './use-preview.tsx'

type Props = {
  file: Omit<Attachment, 'pictureUrl'>
  /** Asks for a link to it. */
  findLink: () => Promise<{ url: string }>
}

/** The name of a file in a list: shows the file, or fetches one that is not shown. */
export function FileName({ file, findLink }: Props) {
  const { isPending, fetch, show, preview } = usePreview({ ...file, pictureUrl: null }, findLink)
  const handleClick = previewKindOf(file.mediaType) === null ? fetch : show
  return (
    <>
      <Link component="button" type="button" aria-busy={isPending} onClick={handleClick} sx={cut}>
        {file.name}
      </Link>
      {preview}
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
