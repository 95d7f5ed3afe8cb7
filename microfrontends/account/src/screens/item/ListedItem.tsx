import { PortalLink } from '@atrium/shared-utility/react'
import { Box, Link, ListItem, Typography } from '@mui/material'
import type { ReactNode } from 'react'

type Props = {
  name: string
  /** Stands before all of it: decoration. */
  icon?: ReactNode
  /** The page of what the name names, where it has one. */
  href?: string
  /** What is said of it, line by line; null says nothing. */
  lines: readonly (string | null)[]
  children: ReactNode
}

/** One entry of a list, such as a browser, with what can be done about it at the end. */
export function ListedItem({ name, icon, href, lines, children }: Props) {
  return (
    <ListItem
      disableGutters
      divider
      sx={{ flexWrap: 'wrap', alignItems: 'flex-start', justifyContent: 'space-between', gap: 2 }}
    >
      {icon}
      <Box sx={{ minWidth: 0, flex: '1 1 220px' }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {href === undefined ? (
            name
          ) : (
            <Link component={PortalLink} href={href}>
              {name}
            </Link>
          )}
        </Typography>
        {lines
          .filter((line) => line !== null)
          .map((line) => (
            <Typography key={line} variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {line}
            </Typography>
          ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>{children}</Box>
    </ListItem>
  )
}
