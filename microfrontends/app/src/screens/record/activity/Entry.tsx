import { useFormat } from '@atrium/shared-utility/react'
import { PersonAvatar } from '@atrium/shared-utility/ui'
import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

type Props = {
  byId: string
  by: string
  /** Where the picture of that person is, if there is one. */
  picture?: string | undefined
  at: string
  /** Beside the moment, such as what one can do with the entry. */
  aside?: ReactNode
  children: ReactNode
}

/** One thing that happened: by whom, what, and when. */
export function Entry({ byId, by, picture, at, aside, children }: Props) {
  const format = useFormat()
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '28px minmax(0, 1fr)', columnGap: 3 }}>
      <PersonAvatar id={byId} name={by} picture={picture} size={28} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
          <Typography component="time" dateTime={at} variant="body2" color="textSecondary">
            {format.dateTime(at)}
          </Typography>
          {aside}
        </Box>
      </Box>
    </Box>
  )
}
