import { Button } from '@mui/material'
import { useText } from '@atrium/shared-utility/react'
import { Icon } from '@atrium/shared-utility/ui'
import { useState } from 'react'
import { CallCard } from '../card/CallCard.tsx'
import { CardEmpty } from '../card/CardEmpty.tsx'
import { TileSkeleton } from '../card/TileGrid.tsx'
import { ApplicationGrid } from './ApplicationGrid.tsx'
import { inOrder } from './pins.ts'
import { PinsDialog } from './PinsDialog.tsx'
import { usePinned } from './use-pinned.ts'

/** The applications this person has pinned, in their order, and the way to change them. */
export function PinnedApplications() {
  return <PinnedCard list={usePinned()} />
}

/** The same, where the page has read them for more than this card. */
export function PinnedCard({ list }: { list: ReturnType<typeof usePinned> }) {
  const t = useText()
  const [isEditing, setIsEditing] = useState(false)
  const handleEdit = () => setIsEditing(true)
  const edit = list.status === 'done' && (
    <Button
      size="small"
      startIcon={<Icon name="edit" size={16} />}
      aria-label={t('pins.editLabel')}
      onClick={handleEdit}
    >
      {t('pins.edit')}
    </Button>
  )
  return (
    <>
      <CallCard title={t('applications.pinned')} state={list} action={edit} skeleton={<TileSkeleton />}>
        {(pins) =>
          pins.length > 0 ? (
            <ApplicationGrid label={t('applications.pinned')} applications={inOrder(pins)} />
          ) : (
            <CardEmpty
              icon="pin"
              title={t('applications.noPins')}
              description={t('applications.noPinsAdvice')}
              action={<Button onClick={handleEdit}>{t('applications.choosePins')}</Button>}
            />
          )
        }
      </CallCard>
      {isEditing && list.status === 'done' && (
        <PinsDialog pins={list.data} onClose={() => setIsEditing(false)} onSaved={list.reload} />
      )}
    </>
  )
}
