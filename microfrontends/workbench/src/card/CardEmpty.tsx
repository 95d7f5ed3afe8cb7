import { Box, Stack, Typography } from '@mui/material'
import { Icon, type IconName } from '@atrium/shared-utility/ui'
import type { ReactNode } from 'react'

type Props = {
  icon: IconName
  /** What is not there. */
  title: string
  /** What will be there, or what to do next. */
  description: string
  action?: ReactNode
}

/** A card with nothing on it yet: two lines, so that an empty card takes no room from the others. */
export function CardEmpty({ icon, title, description, action }: Props) {
  return (
    <Stack direction="row" useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 3, py: 2 }}>
      <Stack aria-hidden="true" sx={circle}>
        <Icon name={icon} />
      </Stack>
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500 }}>{title}</Typography>
        <Typography variant="body2" color="textSecondary">
          {description}
        </Typography>
      </Box>
      {action}
    </Stack>
  )
}

const circle = {
  flex: 'none',
  width: 40,
  height: 40,
  alignItems: 'center',
  justifyContent: 'center',
  borderRadius: '50%',
  color: 'text.secondary',
  backgroundColor: 'action.hover',
} as const
