import { useLang, useText } from '@atrium/shared-utility/react'
import { Box, Link } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import { labelIn } from '../fields/label-in.ts'
import type { Opened } from './OpenedApp.tsx'
import { recordsPath } from './paths.ts'

/** The application's own navigation: its tables, where it has more than one. */
export function TableTabs({ app, entity }: Opened) {
  const t = useText()
  const lang = useLang()
  if (app.entities.length < 2) return null
  return (
    <Box component="nav" aria-label={t('app.tables')} sx={bar}>
      {app.entities.map((one) => (
        <Link
          key={one.uid}
          component={RouterLink}
          to={recordsPath({ app, entity: one })}
          aria-current={one.uid === entity.uid ? 'page' : undefined}
          sx={tab}
        >
          {labelIn(lang, one)}
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
  '&[aria-current]': { color: 'text.primary', fontWeight: 600, borderBottomColor: 'primary.main' },
} as const
