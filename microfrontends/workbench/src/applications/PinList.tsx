import { Box, Typography } from '@mui/material'
import type { Application } from '@atrium/shared-utility/contract'
import { ApplicationIcon } from '@atrium/shared-utility/ui'
import { useId, type ReactNode, type Ref } from 'react'

type Props = { title: string; empty: string; headingRef: Ref<HTMLHeadingElement>; children: ReactNode[] }

/** One of the two lists of the dialog. */
export function PinList({ title, empty, headingRef, children }: Props) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <Typography
        id={titleId}
        component="h3"
        variant="h4"
        tabIndex={-1}
        ref={headingRef}
        sx={{ mb: 2, outline: 'none' }}
      >
        {title}
      </Typography>
      {children.length === 0 && <Typography color="textSecondary">{empty}</Typography>}
      <Box
        component="ul"
        aria-labelledby={titleId}
        hidden={children.length === 0}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {children}
      </Box>
    </section>
  )
}

type RowProps = { application: Pick<Application, 'id' | 'name' | 'icon' | 'color'>; children: ReactNode }

/** An application's name and what can be done with it here. */
export function PinRow({ application: { id, name, icon, color }, children }: RowProps) {
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      <ApplicationIcon id={id} name={name} icon={icon} color={color} size={28} />
      <Typography sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{name}</Typography>
      {children}
    </Box>
  )
}
