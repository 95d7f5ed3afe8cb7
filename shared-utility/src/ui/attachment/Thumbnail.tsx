import { Box } from '@mui/material'
import type { Attachment } from '../../contract/index.ts'
import { Icon } from '../display/Icon.tsx'
import { useSmallPicture } from './use-small-picture.ts'

type Props<File> = {
  file: File
  findLink: (file: File) => Promise<{ url: string }>
  /** Its side in pixels. */
  size?: number
  /** True where its name stands beside it. */
  isNamed?: boolean
}

/** A picture in a line of a list. One that cannot be shown is an icon with its name. */
export function Thumbnail<File extends Pick<Attachment, 'name' | 'pictureUrl'>>(props: Props<File>) {
  const { file, findLink, size = 32, isNamed = false } = props
  const picture = useSmallPicture(file, findLink)
  if (picture !== null) {
    return (
      <Box
        component="img"
        alt={isNamed ? '' : file.name}
        loading="lazy"
        draggable={false}
        {...picture}
        sx={{ ...framed, width: size, height: size }}
      />
    )
  }
  if (isNamed) {
    return (
      <Box component="span" sx={{ ...framed, display: 'grid', placeItems: 'center', width: size, height: size }}>
        <Icon name="picture" size={16} />
      </Box>
    )
  }
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minWidth: 0, maxWidth: '100%' }}>
      <Icon name="picture" size={16} />
      <Box component="span" sx={cut}>
        {file.name}
      </Box>
    </Box>
  )
}

type ListProps<File> = Omit<Props<File>, 'file' | 'isNamed'> & { files: readonly File[] }

const mostShown = 3

/** The first pictures of a field, and how many more there are. */
export function Thumbnails<File extends Pick<Attachment, 'id' | 'name' | 'pictureUrl'>>({
  files,
  ...rest
}: ListProps<File>) {
  const more = files.length - mostShown
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      {files.slice(0, mostShown).map((file) => (
        <Thumbnail key={file.id} file={file} {...rest} />
      ))}
      {more > 0 && <span>+{more}</span>}
    </Box>
  )
}

const framed = { flex: 'none', objectFit: 'cover', borderRadius: 1, bgcolor: 'action.hover' } as const
const cut = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
