import { Link } from '@mui/material'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { PortalLink } from '../../react/index.ts'

type Props = {
  to: string | null
  text: ReactNode
  /** The page may be of another parcel. */
  isOfPortal?: boolean
  /** Underlined, so that it differs from the text around it by more than its colour. */
  isInText?: boolean
}

/** A name that leads to the page of what it names, where there is one. */
export function NameLink({ to, text, isOfPortal = false, isInText = false }: Props) {
  if (to === null) return text
  const underline = isInText ? 'always' : 'hover'
  return isOfPortal ? (
    <Link component={PortalLink} href={to} underline={underline}>
      {text}
    </Link>
  ) : (
    <Link component={RouterLink} to={to} underline={underline}>
      {text}
    </Link>
  )
}
