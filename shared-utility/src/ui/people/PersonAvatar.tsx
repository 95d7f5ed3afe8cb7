import { Avatar } from '@mui/material'
import { Icon } from '../display/Icon.tsx'
import { colorOf } from '../theme/person-colors.ts'
import { initialsOf } from './initials.ts'

type Props = {
  /** Of the person: the colour is the same wherever this person is shown. */
  id: string
  name: string
  /** Where the picture of this person is; without one, and where it is there no more, the initials are shown. */
  picture?: string | undefined
  /** In pixels. */
  size?: number
}

/** The picture of a person, or their initials in a circle of that person's colour. Decoration: the name stands beside it. */
export function PersonAvatar({ id, name, picture, size = 32 }: Props) {
  return (
    <Avatar
      component="span"
      aria-hidden
      {...(picture !== undefined && { src: picture, alt: '' })}
      sx={{ width: size, height: size, bgcolor: colorOf(id), color: '#ffffff', fontSize: size * 0.4, fontWeight: 500 }}
    >
      {initialsOf(name) || <Icon name="user" size={size * 0.6} />}
    </Avatar>
  )
}
