import { Box } from '@mui/material'
import { colorOf } from '../theme/person-colors.ts'
import { Icon } from './Icon.tsx'
import { isIconName } from './icon-paths.ts'

type Props = {
  /** Of the application: the colour is the same wherever this application is shown. */
  id: string
  name: string
  /** One of the portal’s icons; without one, or with one that the set does not have, the name begins here. */
  icon?: string | null
  /** In pixels. */
  size?: number
}

/** An application in a square of its colour: its icon, or the first letter of its name. Decoration: the name stands beside it. */
export function ApplicationIcon({ id, name, icon, size = 36 }: Props) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        ...square,
        width: size,
        height: size,
        borderRadius: `${size / 4}px`,
        bgcolor: colorOf(id),
        fontSize: size * 0.45,
      }}
    >
      {icon && isIconName(icon) ? <Icon name={icon} size={size * 0.55} /> : Array.from(name.trim())[0]?.toUpperCase()}
    </Box>
  )
}

const square = {
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  lineHeight: 1,
  fontWeight: 500,
  color: '#ffffff',
} as const
