import { ButtonBase, Stack, Typography } from '@mui/material'
import { PortalLink, useText } from '@atrium/shared-utility/react'
import { Icon, isIconName } from '@atrium/shared-utility/ui'
import { linkTargetOf } from './link-target.ts'

type Props = {
  url: string
  name: string
  icon: string | null
  note?: string
  /** Why it is not opened. */
  refused?: string
  /** When it is opened. */
  onOpen?: () => void
}

/** A tile that leads somewhere: a page of the portal, or a foreign page in a new tab. */
export function TileLink({ url, name, icon, note, refused, onOpen }: Props) {
  const t = useText()
  const target = linkTargetOf(url)
  const body = <TileBody name={name} icon={icon} note={refused ?? note} />
  if (refused !== undefined || target === 'none') return <Stack sx={tile}>{body}</Stack>
  if (target === 'portal') {
    return (
      <ButtonBase component={PortalLink} href={url} sx={tile} onClick={onOpen}>
        {body}
      </ButtonBase>
    )
  }
  return (
    <ButtonBase
      component="a"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      sx={tile}
      onClick={onOpen}
      aria-label={`${name} ${t('applications.newTab')}`}
    >
      {body}
    </ButtonBase>
  )
}

function TileBody({ name, icon, note }: Pick<Props, 'name' | 'icon' | 'note'>) {
  return (
    <>
      <Stack aria-hidden="true" sx={badge}>
        {icon && isIconName(icon) ? <Icon name={icon} /> : Array.from(name)[0]}
      </Stack>
      <Stack sx={{ minWidth: 0 }}>
        <Typography component="span" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {note && (
          <Typography component="span" variant="caption" color="textSecondary">
            {note}
          </Typography>
        )}
      </Stack>
    </>
  )
}

const tile = {
  display: 'flex',
  flexDirection: 'row',
  alignItems: 'center',
  justifyContent: 'flex-start',
  gap: 3,
  width: '100%',
  minHeight: 56,
  p: 2,
  textAlign: 'start',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '&:is(a):hover': { backgroundColor: 'action.hover' },
} as const

const badge = {
  flex: 'none',
  width: 36,
  height: 36,
  alignItems: 'center',
  justifyContent: 'center',
  borderRadius: 1,
  backgroundColor: 'action.hover',
  color: 'primary.main',
} as const
