import { Stack } from '@mui/material'
import type { Application } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { CallCard } from '../card/CallCard.tsx'
import { TileSkeleton } from '../card/TileGrid.tsx'
import { ApplicationGrid } from './ApplicationGrid.tsx'
import { NoApplications } from './NoApplications.tsx'
import { SearchField } from './SearchField.tsx'
import { shown, useApplications } from './use-applications.ts'
import { useSearchText } from './use-search-text.ts'

/** Every application this person may open, searched by name. */
export function AllApplications() {
  const t = useText()
  const [q] = useSearchText()
  return (
    <CallCard
      title={t('applications.all')}
      state={useApplications(q)}
      skeleton={<TileSkeleton count={8} />}
      note={(all) => t('applications.count', { count: shown(all).length })}
    >
      {(all) => <SearchedApplications found={shown(all)} isSearched={q !== ''} />}
    </CallCard>
  )
}

function SearchedApplications({ found, isSearched }: { found: Application[]; isSearched: boolean }) {
  const t = useText()
  if (found.length === 0 && !isSearched) return <NoApplications />
  return (
    <Stack spacing={4}>
      <SearchField />
      {found.length > 0 ? <ApplicationGrid label={t('applications.all')} applications={found} /> : <NoApplications />}
    </Stack>
  )
}
