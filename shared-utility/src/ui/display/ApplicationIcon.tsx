import { Box } from '@mui/material'
import type { ApplicationColor } from '../../contract/index.ts'
import { colorOf, grounds } from '../theme/person-colors.ts'
import { Icon } from './Icon.tsx'
import { isIconName } from './icon-paths.ts'

type Props = {
  /** Of the application: without a colour of its own, it has the same one wherever it is shown. */
  id: string
  name: string
  /** One of the portal’s icons; without one, or with one that the set does not have, the name begins here. */
  icon?: string | null | undefined
  /** The one that its maker has chosen. */
  color?: ApplicationColor | null | undefined
  /** In pixels. */
  size?: number
}

/** An application in a square of its colour: its icon, or the first letter of its name. Decoration: the name stands beside it. */
export function ApplicationIcon({ id, name, icon, color, size = 36 }: Props) {
  const hasIcon = typeof icon === 'string' && isIconName(icon)
  return (
    <Box
      component="span"
      aria-hidden
      data-letter={hasIcon ? undefined : Array.from(name.trim())[0]?.toUpperCase()}
      sx={square}
      style={{
        width: size,
        height: size,
        borderRadius: size / 4,
        backgroundColor: color ? grounds[color] : colorOf(id),
        fontSize: size * 0.45,
      }}
    >
      {hasIcon && <Icon name={icon} size={size * 0.55} />}
    </Box>
  )
}

const square = {
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  verticalAlign: 'middle',
  lineHeight: 1,
  fontWeight: 500,
  color: '#ffffff',
  // Drawn and not written: it is no part of the text around it, which may be copied, or said whole where it is cut.
  '&[data-letter]::before': { content: 'attr(data-letter)' },
} as const
