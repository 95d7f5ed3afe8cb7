import { Avatar } from '@mui/material'
import { Icon } from '../display/Icon.tsx'
import { personColors } from '../theme/person-colors.ts'
import { initialsOf } from './initials.ts'

type Props = {
  /** Of the person: the colour is the same wherever this person is shown. */
  id: string
  name: string
  /** In pixels. */
  size?: number
}

/** The initials of a person in a circle of that person's colour. Decoration: the name stands beside it. */
export function PersonAvatar({ id, name, size = 32 }: Props) {
  return (
    <Avatar
      component="span"
      aria-hidden
      sx={{ width: size, height: size, bgcolor: colorOf(id), color: '#ffffff', fontSize: size * 0.4, fontWeight: 500 }}
    >
      {initialsOf(name) || <Icon name="user" size={size * 0.6} />}
    </Avatar>
  )
}

function colorOf(id: string) {
  let sum = 0
  for (const sign of id) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 65_521
  return personColors[sum % personColors.length]
}
