import { Box, IconButton } from '@mui/material'
import type { Application } from '@atrium/shared-utility/contract'
import { usePortal, useText } from '@atrium/shared-utility/react'
import { Icon, RowButton } from '@atrium/shared-utility/ui'
import { useRef } from 'react'
import { addPin, mostPins, movePin, removePin } from './pins.ts'
import { PinList, PinRow } from './PinList.tsx'

type Props = { all: Application[]; ids: string[]; onChange: (ids: string[]) => void }

/** What is pinned, in order, beside what could be; side by side where there is room. */
export function PinLists({ all, ids, onChange }: Props) {
  const t = useText()
  const portal = usePortal()
  const chosenRef = useRef<HTMLHeadingElement>(null)
  const othersRef = useRef<HTMLHeadingElement>(null)
  const byId = new Map(all.map((application) => [application.id, application]))
  // A pin whose application is gone is not shown, and goes for good with the next save.
  const chosen = ids.flatMap((id) => byId.get(id) ?? [])
  const others = all.filter(({ id, visible }) => visible && !ids.includes(id))

  const handleMove = ({ id, name }: Application, step: -1 | 1) => {
    const next = movePin(
      chosen.map((pin) => pin.id),
      id,
      step,
    )
    onChange(next)
    portal.announce(t('pins.moved', { name, position: next.indexOf(id) + 1 }))
  }
  // The pressed button leaves with its row, so the focus goes to the list that the row left.
  const handleAdd = (id: string) => {
    othersRef.current?.focus()
    onChange(addPin(ids, id))
  }
  const handleRemove = (id: string) => {
    chosenRef.current?.focus()
    onChange(removePin(ids, id))
  }

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, gap: 6 }}>
      <PinList title={t('pins.chosen')} empty={t('pins.chosenNone')} headingRef={chosenRef}>
        {chosen.map((pin, index) => (
          <PinRow key={pin.id} application={pin}>
            <RowButton
              size="small"
              label={t('pins.up', { name: pin.name })}
              icon="up"
              isOff={index === 0}
              onPress={() => handleMove(pin, -1)}
            />
            <RowButton
              size="small"
              label={t('pins.down', { name: pin.name })}
              icon="down"
              isOff={index === chosen.length - 1}
              onPress={() => handleMove(pin, 1)}
            />
            <IconButton
              size="small"
              aria-label={t('pins.remove', { name: pin.name })}
              onClick={() => handleRemove(pin.id)}
            >
              <Icon name="close" />
            </IconButton>
          </PinRow>
        ))}
      </PinList>
      <PinList title={t('pins.others')} empty={t('pins.othersNone')} headingRef={othersRef}>
        {others.map((other) => (
          <PinRow key={other.id} application={other}>
            <IconButton
              size="small"
              disabled={ids.length >= mostPins}
              aria-label={t('pins.add', { name: other.name })}
              onClick={() => handleAdd(other.id)}
            >
              <Icon name="add" />
            </IconButton>
          </PinRow>
        ))}
      </PinList>
    </Box>
  )
}
