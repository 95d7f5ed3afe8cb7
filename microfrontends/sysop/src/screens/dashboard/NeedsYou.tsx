import type { CallOutput } from '@atrium/shared-utility/contract'
import { PortalLink, useText } from '@atrium/shared-utility/react'
import { Icon, Section } from '@atrium/shared-utility/ui'
import { Box, Link, List, ListItem } from '@mui/material'
import { mattersOf } from './attention.ts'

/** What waits for an operator, each with the way to it; where nothing does, that is said. */
export function NeedsYou({ dashboard }: { dashboard: CallOutput<'getDashboard'> }) {
  const t = useText()
  const matters = mattersOf(dashboard)
  return (
    <Section title={t('dashboard.needsYou')}>
      {matters.length === 0 && (
        <Box sx={{ ...line, color: 'success.main' }}>
          <Icon name="check" />
          {t('dashboard.nothing')}
        </Box>
      )}
      <List disablePadding aria-label={t('dashboard.needsYou')} hidden={matters.length === 0}>
        {matters.map(({ key, count, href, tone }) => (
          <ListItem key={key} disableGutters divider sx={line}>
            <Box component="span" sx={{ display: 'inline-flex', color: `${tone}.main` }}>
              <Icon name="warning" />
            </Box>
            <Link component={PortalLink} href={href} color="inherit" underline="hover" sx={{ py: 1 }}>
              {t(`dashboard.needs.${key}`, { count })}
            </Link>
          </ListItem>
        ))}
      </List>
    </Section>
  )
}

const line = { display: 'flex', alignItems: 'center', gap: 3 } as const
