import type { ReactNode } from 'react'
import { Box, Typography } from '@mui/material'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-paths.ts'

type Props = {
  /** What is not there. */
  title: string
  /** What to do next. */
  description?: ReactNode
  icon?: IconName
  /** The button or link that does it. */
  action?: ReactNode
}

/** Where nothing is yet: says so, and what to do next. */
export function EmptyState({ title, description, icon = 'box', action }: Props) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        gap: 2,
        px: 4,
        py: 10,
      }}
    >
      <Box sx={{ color: 'text.secondary' }}>
        <Icon name={icon} size={32} />
      </Box>
      <Typography sx={{ fontWeight: 500 }}>{title}</Typography>
      {description ? (
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 420 }}>
          {description}
        </Typography>
      ) : null}
      {action ? <Box sx={{ mt: 2 }}>{action}</Box> : null}
    </Box>
  )
}
