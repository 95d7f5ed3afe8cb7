import { Link } from '@mui/material'
import type { ReactNode } from 'react'

/** Another way to do the same, in the words of a link. */
export function MethodButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Link component="button" type="button" variant="body2" onClick={onClick} sx={{ textAlign: 'start' }}>
      {children}
    </Link>
  )
}
