import { type EnterprisePlace, UserType } from '@atrium/shared-utility/contract'
import { lazyPart, useCall, useSession, useText } from '@atrium/shared-utility/react'
import { Awaited, Icon, ListSkeleton, useToast } from '@atrium/shared-utility/ui'
import { Button, Link, Typography } from '@mui/material'
import { useState } from 'react'
import { CallCard } from '../../card/CallCard.tsx'

// Of all people of an enterprise, few change where it is.
const PlaceDialog = lazyPart(async () => (await import('./PlaceDialog.tsx')).PlaceDialog)

/** Where the enterprise is, and the way to the map. Without a place only administrators see the card. */
export function PlaceCard() {
  const t = useText()
  const toast = useToast()
  const isAdministrator = useSession().user_type === UserType.administrator
  const [isEditing, setIsEditing] = useState(false)
  const place = useCall('getEnterprisePlace', {}, { keepPrevious: true })
  const isThere = place.status === 'done' && place.data.link !== null
  if (!isAdministrator && place.status === 'loading') return <Awaited />
  if (!isAdministrator && place.status === 'done' && !isThere) return null
  const handleSaved = () => {
    setIsEditing(false)
    toast(t('place.saved'))
    if (place.status !== 'loading') place.reload()
  }
  return (
    <CallCard
      title={t('place.title')}
      state={place}
      skeleton={<ListSkeleton rows={1} />}
      action={
        isAdministrator &&
        place.status === 'done' && (
          <Button size="small" onClick={() => setIsEditing(true)}>
            {t(isThere ? 'place.edit' : 'place.add')}
          </Button>
        )
      }
    >
      {(shown) => (
        <>
          <Place place={shown} />
          {isEditing && <PlaceDialog place={shown} onSaved={handleSaved} onClose={() => setIsEditing(false)} />}
        </>
      )}
    </CallCard>
  )
}

/** In words and figures, which are read without any map; the map is a page of its provider, and no part of this one. */
function Place({ place: { address, longitude, latitude, link, provider } }: { place: EnterprisePlace }) {
  const t = useText()
  if (link === null) return <Typography color="textSecondary">{t('place.none')}</Typography>
  return (
    <>
      {address && (
        <Typography component="address" sx={{ fontStyle: 'normal', overflowWrap: 'anywhere' }}>
          {address}
        </Typography>
      )}
      {longitude && (
        <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {t('place.coordinates', { longitude, latitude })}
        </Typography>
      )}
      <Link
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        variant="body2"
        aria-label={`${t(`place.${provider}`)} ${t('applications.newTab')}`}
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, mt: 2, py: 1 }}
      >
        <Icon name="search" size={16} />
        {t(`place.${provider}`)}
      </Link>
    </>
  )
}
