import type { Attachment } from '@atrium/shared-utility/contract'
import { FileName, Thumbnail } from '@atrium/shared-utility/ui'
import { Box } from '@mui/material'

type Props = { row: Attachment; findLink: () => Promise<{ url: string }> }

/** The name of a file, and of a picture the picture. */
export function NameOfFile({ row, findLink }: Props) {
  const name = <FileName file={row} findLink={findLink} />
  if (row.pictureUrl === null) return name
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
      <Thumbnail file={row} findLink={findLink} isNamed />
      <Box sx={{ minWidth: 0 }}>{name}</Box>
    </Box>
  )
}
