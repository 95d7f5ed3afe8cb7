import { TextProvider, useText } from '@atrium/shared-utility/react'
import { Box, Link as Anchor } from '@mui/material'
import { Link } from 'react-router'
import { parcelsPath, proposalsPath, revisionsPath, rolloutsPath } from '../parcel-path.ts'
import { messages } from './messages.ts'

const places = {
  parcels: parcelsPath,
  rollouts: rolloutsPath,
  revisions: revisionsPath,
  proposals: proposalsPath,
} as const

type ReleaseList = keyof typeof places
const order = Object.keys(places) as ReleaseList[]

/** The lists that tell of releases, side by side: each has its own address. */
export function ReleaseTabs({ current }: { current: ReleaseList }) {
  return (
    <TextProvider messages={messages}>
      <Tabs current={current} />
    </TextProvider>
  )
}

function Tabs({ current }: { current: ReleaseList }) {
  const t = useText()
  return (
    <Box component="nav" aria-label={t('tabs.label')} sx={bar}>
      {order.map((place) => (
        <Anchor
          key={place}
          component={Link}
          to={places[place]}
          aria-current={place === current ? 'page' : undefined}
          sx={tab}
        >
          {t(`tabs.${place}`)}
        </Anchor>
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
