import { Box, ButtonBase, Typography } from '@mui/material'
import type { CallOutput } from '@atrium/shared-utility/contract'
import { PortalLink, useCall, useText } from '@atrium/shared-utility/react'
import { Icon, isIconName, ListSkeleton } from '@atrium/shared-utility/ui'
import { useLocation } from 'react-router'
import { CallCard } from '../card/CallCard.tsx'
import { CardEmpty } from '../card/CardEmpty.tsx'
import { plainList, rowLink } from '../card/rows.ts'

/** Where this person can go from here; the page they are on is no place to go. */
export function EntranceCard() {
  const t = useText()
  const { pathname } = useLocation()
  const list = useCall('listEntrances', {})
  return (
    <CallCard title={t('entrances.title')} state={list} skeleton={<ListSkeleton rows={3} />}>
      {(all) => <Entrances entrances={all.filter(({ url }) => url !== pathname)} />}
    </CallCard>
  )
}

function Entrances({ entrances }: { entrances: CallOutput<'listEntrances'> }) {
  const t = useText()
  if (entrances.length === 0)
    return <CardEmpty icon="enter" title={t('entrances.none')} description={t('entrances.noneAdvice')} />
  return (
    <Box component="ul" aria-label={t('entrances.title')} sx={grid}>
      {entrances.map(({ code, url, name, icon }) => (
        <li key={code}>
          <ButtonBase component={PortalLink} href={url} sx={{ ...rowLink, py: 1, minHeight: 40 }}>
            <Box component="span" aria-hidden="true" sx={{ display: 'flex', color: 'text.secondary' }}>
              <Icon name={icon && isIconName(icon) ? icon : 'enter'} size={18} />
            </Box>
            <Typography component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
          </ButtonBase>
        </li>
      ))}
    </Box>
  )
}

const grid = {
  ...plainList,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(136px, 100%), 1fr))',
  columnGap: 6,
} as const
