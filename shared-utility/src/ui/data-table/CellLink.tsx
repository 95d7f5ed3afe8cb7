import { Link } from '@mui/material'
import { Link as RouterLink } from 'react-router'

/** A name that leads to the page of what it names, where there is one. */
export function CellLink({ to, text }: { to: string | null; text: string }) {
  return to === null ? (
    text
  ) : (
    <Link component={RouterLink} to={to}>
      {text}
    </Link>
  )
}
