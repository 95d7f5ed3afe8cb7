import { Box, Button, Link, Typography } from '@mui/material'
import type { AskableApplication } from '@atrium/shared-utility/contract'
import { PortalLink, useCall, useFormat, useText } from '@atrium/shared-utility/react'
import { ApplicationIcon, Awaited, useToast } from '@atrium/shared-utility/ui'
import { useState } from 'react'
import { useSearchText } from '../../applications/use-search-text.ts'
import { CallCard } from '../../card/CallCard.tsx'
import { TileSkeleton } from '../../card/TileGrid.tsx'
import { AskDialog } from './AskDialog.tsx'

/** Applications that are not open to this person, who may ask for them; the card is there when there are any. */
export function AskableApplications() {
  const t = useText()
  const toast = useToast()
  const [q] = useSearchText()
  const [asked, setAsked] = useState<AskableApplication | null>(null)
  const list = useCall('listAskableApplications', q === '' ? {} : { iSearch: q }, { keepPrevious: true })
  if (list.status === 'loading') return <Awaited />
  if (list.status === 'done' && list.data.length === 0) return null
  const handleAsked = () => {
    toast(t('applications.asked', { name: asked?.name ?? '' }))
    setAsked(null)
    list.reload()
  }
  return (
    <>
      <CallCard title={t('applications.askable')} state={list} skeleton={<TileSkeleton />}>
        {(askable) => (
          <Box component="ul" aria-label={t('applications.askable')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {askable.map((one) => (
              <AskableRow key={one.id} application={one} onAsk={() => setAsked(one)} />
            ))}
          </Box>
        )}
      </CallCard>
      {asked && <AskDialog application={asked} onDone={handleAsked} onClose={() => setAsked(null)} />}
    </>
  )
}

function AskableRow({ application, onAsk }: { application: AskableApplication; onAsk: () => void }) {
  const t = useText()
  const format = useFormat()
  const { id, name, icon, color, description, askedAt } = application
  return (
    <Box component="li" sx={row}>
      <ApplicationIcon id={id} name={name} icon={icon} color={color} />
      <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
        <Link component={PortalLink} href={`/appDetail/${id}`} sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Link>
        {description && (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {description}
          </Typography>
        )}
      </Box>
      {askedAt === null ? (
        <Button variant="outlined" aria-label={t('applications.askFor', { name })} onClick={onAsk}>
          {t('applications.ask')}
        </Button>
      ) : (
        <Typography variant="body2" color="textSecondary">
          {t('applications.askedAt', { at: format.dateTime(askedAt) })}
        </Typography>
      )}
    </Box>
  )
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  py: 2,
  '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
} as const
