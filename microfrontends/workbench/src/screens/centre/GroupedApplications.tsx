import { Stack, Typography } from '@mui/material'
import type { Application } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { ApplicationGrid } from '../../applications/ApplicationGrid.tsx'
import { NoApplications } from '../../applications/NoApplications.tsx'
import { shown, useApplications } from '../../applications/use-applications.ts'
import { useSearchText } from '../../applications/use-search-text.ts'
import { CallCard } from '../../card/CallCard.tsx'
import { TileSkeleton } from '../../card/TileGrid.tsx'
import { PinButton } from './PinButton.tsx'
import type { Pins } from './use-pins.ts'

/** Every application that this person may open, below the headings of the enterprise. */
export function GroupedApplications({ pins }: { pins: Pins }) {
  const t = useText()
  const [q] = useSearchText()
  return (
    <CallCard
      title={t('applications.all')}
      state={useApplications(q)}
      skeleton={<TileSkeleton count={8} />}
      note={(all) => t('applications.count', { count: shown(all).length })}
    >
      {(all) => <Groups applications={shown(all)} pins={pins} />}
    </CallCard>
  )
}

function Groups({ applications, pins }: { applications: Application[]; pins: Pins }) {
  const t = useText()
  const endOf = (application: Application) => <PinButton application={application} pins={pins} />
  if (applications.length === 0) return <NoApplications />
  // The server has them in the order of their categories, those in none last.
  const groups = [...Map.groupBy(applications, ({ category }) => category?.id ?? null)]
  const [only] = groups
  if (groups.length === 1 && only?.[0] === null)
    return <ApplicationGrid label={t('applications.all')} applications={applications} endOf={endOf} />
  return (
    <Stack spacing={4}>
      {groups.map(([id, group]) => {
        const name = group[0]?.category?.name ?? t('applications.uncategorised')
        return (
          <section key={id ?? ''} aria-label={name}>
            <Typography variant="h3" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
            <ApplicationGrid label={name} applications={group} endOf={endOf} />
          </section>
        )
      })}
    </Stack>
  )
}
