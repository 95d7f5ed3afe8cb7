import type { Application } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { Icon } from '@atrium/shared-utility/ui'
import { IconButton } from '@mui/material'
import type { Pins } from './use-pins.ts'

type Props = { application: Application; pins: Pins }

/** Pins an application, or takes it from the pinned ones; it is there once it is known which are pinned. */
export function PinButton({ application, pins: { ids, toggle } }: Props) {
  const t = useText()
  if (ids === null) return null
  const isPinned = ids.includes(application.id)
  return (
    <IconButton
      aria-label={t('pins.pin', { name: application.name })}
      aria-pressed={isPinned}
      title={t(isPinned ? 'pins.unpinTitle' : 'pins.pinTitle')}
      onClick={() => void toggle(application)}
      color={isPinned ? 'primary' : 'default'}
      sx={place}
    >
      <Icon name="pin" size={16} />
    </IconButton>
  )
}

const place = { position: 'absolute', top: '50%', insetInlineEnd: 4, transform: 'translateY(-50%)' } as const
