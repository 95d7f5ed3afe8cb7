import { useFormat, useText } from '@atrium/shared-utility/react'
import { Section } from '@atrium/shared-utility/ui'
import { Alert, Box, Button } from '@mui/material'
import { Link } from 'react-router'
import { needsOf, type Need, type Overview } from './overview.ts'

/** What waits for the administrators now, each with the way to it where there is one in the portal. */
export function Needed({ overview, isLeading }: { overview: Overview; isLeading: boolean }) {
  const t = useText()
  const needs = needsOf(overview)
  return (
    <Section title={t('overview.needed')}>
      {needs.length === 0 ? (
        t('overview.nothing')
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {needs.map((need) => (
            <li key={need.kind}>
              <One need={isLeading ? need : { ...need, href: null }} />
            </li>
          ))}
        </Box>
      )}
    </Section>
  )
}

function One({ need }: { need: Need }) {
  const t = useText()
  const format = useFormat()
  const values = need.kind === 'expires' ? { at: format.date(need.at) } : { count: need.count }
  const open = need.href !== null && (
    <Button color="inherit" size="small" component={Link} to={need.href}>
      {t('overview.open')}
    </Button>
  )
  return (
    <Alert severity={need.kind === 'requests' ? 'info' : 'warning'} action={open || undefined}>
      {t(`overview.need.${need.kind}`, values)}
    </Alert>
  )
}
