import { useCall, useFormat, useText } from '@atrium/shared-utility/react'
import { Section, StatusChip } from '@atrium/shared-utility/ui'
import { Box, Link, List, ListItem, ListItemText } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import { bulkPath } from '../users/bulk-path.ts'
import { bulkTones } from './bulk-tones.ts'

const most = 5

/** What was done last, each leading to what became of its people; nothing where nothing was done yet. */
export function LatestBulks() {
  const t = useText()
  const format = useFormat()
  const found = useCall('listBulks', {})
  // The rows below say what cannot be read, and offer to ask again.
  if (found.status !== 'done' || found.data.length === 0) return null
  return (
    <Box sx={{ mb: 6 }}>
      <Section title={t('bulk.latest')}>
        <List dense disablePadding aria-label={t('bulk.latest')}>
          {found.data.slice(0, most).map(({ id, action, total, state, byName, createdAt }) => (
            <ListItem
              key={id}
              disableGutters
              secondaryAction={<StatusChip tone={bulkTones[state]} label={t(`bulkState.${state}`)} />}
            >
              <ListItemText
                primary={
                  <Link component={RouterLink} to={bulkPath(id)}>
                    {t('bulk.latestOf', { action: t(`bulk.people.${action}`), count: total })}
                  </Link>
                }
                secondary={t('bulk.by', { name: byName, at: format.exact(createdAt) })}
              />
            </ListItem>
          ))}
        </List>
      </Section>
    </Box>
  )
}
