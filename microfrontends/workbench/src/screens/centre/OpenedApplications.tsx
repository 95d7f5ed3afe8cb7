import { useCall, useText } from '@atrium/shared-utility/react'
import { EmptyState } from '@atrium/shared-utility/ui'
import { ApplicationGrid } from '../../applications/ApplicationGrid.tsx'
import { CallCard } from '../../card/CallCard.tsx'
import { TileSkeleton } from '../../card/TileGrid.tsx'

/** What this person opened last, on any of their devices. */
export function OpenedApplications() {
  const t = useText()
  const list = useCall('listOpenedApplications', {}, { keepPrevious: true })
  return (
    <CallCard title={t('applications.opened')} state={list} skeleton={<TileSkeleton />}>
      {(opened) =>
        opened.length > 0 ? (
          <ApplicationGrid label={t('applications.opened')} applications={opened} />
        ) : (
          <EmptyState title={t('applications.noOpened')} description={t('applications.noOpenedAdvice')} />
        )
      }
    </CallCard>
  )
}
