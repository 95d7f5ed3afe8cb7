import { Box, Link } from '@mui/material'
import { Link as RouterLink } from 'react-router'

type TabLink = { key: string; to: string; label: string; isCurrent: boolean }

/** Pages that belong together, side by side, each with an address of its own. */
export function TabLinks({ label, places }: { label: string; places: readonly TabLink[] }) {
  return (
    <Box component="nav" aria-label={label} sx={bar}>
      {places.map(({ key, to, label: name, isCurrent }) => (
        <Link key={key} component={RouterLink} to={to} aria-current={isCurrent ? 'page' : undefined} sx={tab}>
          {name}
        </Link>
      ))}
    </Box>
  )
}

const bar = { display: 'flex', overflowX: 'auto', mb: 4, borderBottom: 1, borderColor: 'divider' }

const tab = {
  flex: 'none',
  px: 3,
  py: 3,
  color: 'text.secondary',
  textDecoration: 'none',
  borderBottom: '2px solid transparent',
  '&[aria-current]': { color: 'text.primary', fontWeight: 500, borderBottomColor: 'primary.main' },
} as const
