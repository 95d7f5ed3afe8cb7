import { ButtonBase, Stack, Typography } from '@mui/material'
import type { ApplicationColor } from '@atrium/shared-utility/contract'
import { PortalLink, useText } from '@atrium/shared-utility/react'
import { ApplicationIcon } from '@atrium/shared-utility/ui'
import { CountPill } from './CountPill.tsx'
import { linkTargetOf } from './link-target.ts'

type Props = {
  /** Of the application. */
  id: string
  url: string
  name: string
  icon: string | null
  color: ApplicationColor | null
  note?: string
  /** How much waits there for this person. */
  count?: number | undefined
  /** Why it is not opened. */
  refused?: string
  /** When it is opened. */
  onOpen?: () => void
}

/** A tile that leads somewhere: a page of the portal, or a foreign page in a new tab. */
export function TileLink({ id, url, name, icon, color, note, count, refused, onOpen }: Props) {
  const t = useText()
  const target = linkTargetOf(url)
  const body = <TileBody id={id} name={name} icon={icon} color={color} note={refused ?? note} count={count} />
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

type BodyProps = Pick<Props, 'id' | 'name' | 'icon' | 'color' | 'note' | 'count'>

function TileBody({ id, name, icon, color, note, count = 0 }: BodyProps) {
  const t = useText()
  return (
    <>
      <ApplicationIcon id={id} name={name} icon={icon} color={color} />
      <Stack sx={{ minWidth: 0, flexGrow: 1 }}>
        <Typography component="span" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {note && (
          <Typography component="span" variant="caption" color="textSecondary">
            {note}
          </Typography>
        )}
      </Stack>
      {count > 0 && <CountPill count={count} label={t('todo.count', { count })} />}
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
