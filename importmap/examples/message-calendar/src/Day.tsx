import { ButtonBase } from '@mui/material'
import { useFormat, useText } from '@atrium/shared-utility/react'

type Props = { date: Date; count: number; most: number; isShown: boolean; onOpen: () => void }

/** One day: the more messages, the stronger its colour. */
export function Day({ date, count, most, isShown, onOpen }: Props) {
  const t = useText()
  const format = useFormat()
  // Stronger, and its number could not be read in the dark.
  const share = count === 0 ? 0 : 15 + (25 * count) / most
  return (
    <ButtonBase
      aria-label={t('day', { date: format.date(date.toISOString()), count })}
      aria-pressed={isShown}
      onClick={onOpen}
      sx={{
        font: 'inherit',
        height: 44,
        borderRadius: 1,
        border: 2,
        borderColor: isShown ? 'primary.main' : 'divider',
        color: 'text.primary',
        background: `color-mix(in srgb, var(--atrium-palette-primary-main) ${share}%, var(--atrium-palette-background-paper))`,
      }}
    >
      {date.getDate()}
    </ButtonBase>
  )
}
