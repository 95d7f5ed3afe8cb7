import { Box, ButtonBase, Typography } from '@mui/material'
import type { CallOutput } from '@atrium/shared-utility/contract'
import { PortalLink, useCall, useText } from '@atrium/shared-utility/react'
import { ApplicationIcon, ListSkeleton } from '@atrium/shared-utility/ui'
import { noteOpened } from '../applications/note-opened.ts'
import { CallCard } from '../card/CallCard.tsx'
import { CardEmpty } from '../card/CardEmpty.tsx'
import { linkTargetOf } from '../card/link-target.ts'
import { plainList, rowLink } from '../card/rows.ts'

type Opened = CallOutput<'listOpenedApplications'>[number]

/** So many stand here; the application centre has all. */
const most = 5

/** What this person opened last, on any of their devices, in one line each. */
export function RecentCard() {
  const t = useText()
  const list = useCall('listOpenedApplications', {}, { keepPrevious: true })
  return (
    <CallCard title={t('applications.opened')} state={list} skeleton={<ListSkeleton rows={3} />}>
      {(opened) =>
        opened.length > 0 ? (
          <Box component="ul" aria-label={t('applications.opened')} sx={plainList}>
            {opened.slice(0, most).map((one) => (
              <li key={one.id}>
                <RecentRow application={one} />
              </li>
            ))}
          </Box>
        ) : (
          <CardEmpty icon="apps" title={t('applications.noOpened')} description={t('applications.noOpenedAdvice')} />
        )
      }
    </CallCard>
  )
}

function RecentRow({ application: { id, name, icon, color, url, isRefused } }: { application: Opened }) {
  const t = useText()
  const target = isRefused ? 'none' : linkTargetOf(url)
  const body = (
    <>
      <ApplicationIcon id={id} name={name} icon={icon} color={color} size={28} />
      <Box component="span" sx={{ minWidth: 0 }}>
        <Typography component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {isRefused && (
          <Typography component="span" variant="caption" color="textSecondary">
            {t('applications.refused')}
          </Typography>
        )}
      </Box>
    </>
  )
  if (target === 'none') return <Box sx={rowLink}>{body}</Box>
  const open = { href: url, sx: rowLink, onClick: () => noteOpened({ id, url }) }
  if (target === 'portal') {
    return (
      <ButtonBase component={PortalLink} {...open}>
        {body}
      </ButtonBase>
    )
  }
  const label = `${name} ${t('applications.newTab')}`
  return (
    <ButtonBase component="a" target="_blank" rel="noopener noreferrer" aria-label={label} {...open}>
      {body}
    </ButtonBase>
  )
}
