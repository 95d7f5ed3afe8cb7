import { IconButton } from '@mui/material'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-paths.ts'

type Props = {
  /** What it does, with the name of its row: it is read aloud, and shown under the pointer. */
  label: string
  icon: IconName
  id?: string
  size?: 'small' | 'medium'
  /** True where there is nothing to do, as moving the first row up. */
  isOff?: boolean
  /** Of a switch alone. */
  isPressed?: boolean
  onPress: () => void
}

/** A button with an icon in a row. Stays focusable where it does nothing: one that turns disabled under a finger drops the focus. */
export function RowButton({ label, icon, id, size = 'medium', isOff = false, isPressed, onPress }: Props) {
  return (
    <IconButton
      id={id}
      size={size}
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      aria-pressed={isPressed}
      color={isPressed ? 'primary' : 'default'}
      onClick={isOff ? undefined : onPress}
      sx={{ opacity: isOff ? 0.4 : 1 }}
    >
      <Icon name={icon} />
    </IconButton>
  )
}
