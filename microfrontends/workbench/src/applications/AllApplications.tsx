import { Box, Button, Stack } from '@mui/material'
import type { Application } from '@atrium/shared-utility/contract'
import { useLive } from '@atrium/shared-utility/live'
import { useCall, useText } from '@atrium/shared-utility/react'
import { DebouncedField, EmptyState, Icon } from '@atrium/shared-utility/ui'
import { useSearchParams } from 'react-router'
import { CallCard } from '../card/CallCard.tsx'
import { TileSkeleton } from '../card/TileGrid.tsx'
import { ApplicationGrid } from './ApplicationGrid.tsx'
import { matching } from './matching.ts'

/** Every application this person may open, searched by name; the search is part of the address. */
export function AllApplications() {
  const t = useText()
  const list = useCall('listApplications', {}, { keepPrevious: true })
  useLive('whiteList', () => {
    if (list.status !== 'loading') list.reload()
  })
  return (
    <CallCard
      title={t('applications.all')}
      state={list}
      skeleton={<TileSkeleton count={8} />}
      note={(all) => t('applications.count', { count: shown(all).length })}
    >
      {(all) => <SearchedApplications all={shown(all)} />}
    </CallCard>
  )
}

function SearchedApplications({ all }: { all: Application[] }) {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const q = search.get('q') ?? ''
  const handleSearch = (text: string) => {
    const next = new URLSearchParams(search)
    if (text) next.set('q', text)
    else next.delete('q')
    setSearch(next, { replace: true })
  }
  if (all.length === 0) return <EmptyState title={t('applications.none')} description={t('applications.noneAdvice')} />
  const found = matching(all, q)
  return (
    <Stack spacing={4}>
      <Box sx={{ maxWidth: 320 }}>
        <DebouncedField
          label={t('applications.search')}
          value={q}
          onChange={handleSearch}
          icon={<Icon name="search" size={16} />}
        />
      </Box>
      {found.length > 0 ? (
        <ApplicationGrid label={t('applications.all')} applications={found} />
      ) : (
        <EmptyState
          title={t('applications.noMatch', { q })}
          description={t('applications.noMatchAdvice')}
          action={<Button onClick={() => handleSearch('')}>{t('applications.clearSearch')}</Button>}
        />
      )}
    </Stack>
  )
}

function shown(all: Application[]) {
  return all.filter((application) => application.visible)
}
