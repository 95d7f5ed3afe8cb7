import { Link } from '@mui/material'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { PortalLink } from '../../react/index.ts'

/** `isOfPortal`: the page may be of another parcel. */
type Props = { to: string | null; text: ReactNode; isOfPortal?: boolean }

/** A name that leads to the page of what it names, where there is one. */
export function NameLink({ to, text, isOfPortal = false }: Props) {
  if (to === null) return text
  return isOfPortal ? (
    <Link component={PortalLink} href={to}>
      {text}
    </Link>
  ) : (
    <Link component={RouterLink} to={to}>
      {text}
    </Link>
  )
}
