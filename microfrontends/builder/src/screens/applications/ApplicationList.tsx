import type { BuiltApplication } from '@atrium/shared-utility/contract'
import { useFormat, useLang, useText } from '@atrium/shared-utility/react'
import { ApplicationIcon } from '@atrium/shared-utility/ui'
import { Box, Card, Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import { nameIn } from '../../label-in.ts'
import { ApplicationState } from './ApplicationState.tsx'

/** One line for each application, whose name leads to it. */
export function ApplicationList({ applications }: { applications: readonly BuiltApplication[] }) {
  const t = useText()
  const lang = useLang()
  const format = useFormat()
  return (
    <Card>
      <Box component="ul" aria-label={t('applications.title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {applications.map((application) => (
          <Box component="li" key={application.id} sx={row}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, minWidth: 0 }}>
              <ApplicationIcon
                id={application.id}
                name={nameIn(lang, application)}
                icon={application.icon}
                color={application.color}
              />
              <Link
                component={RouterLink}
                to={`/builder/${application.id}`}
                sx={{ fontWeight: 500, py: 1, minWidth: 0, overflowWrap: 'anywhere' }}
              >
                {nameIn(lang, application)}
              </Link>
            </Box>
            <ApplicationState application={application} />
            <Typography variant="body2" color="textSecondary">
              {t('applications.updated', { at: format.dateTime(application.updatedAt) })}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  )
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr) 220px' },
  alignItems: 'center',
  columnGap: 4,
  rowGap: 1,
  px: 4,
  py: 3,
  '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
} as const
