import { Box, Link } from '@mui/material'
import { PortalLink } from '../../react/PortalLink.tsx'
import { useKitText } from '../words/kit-text.ts'

export type Crumb = {
  label: string
  href: string
  /** False for a page of the platform, which leaves the address of the enterprise that one is in. */
  staysInSpace?: boolean
}

/** The pages above this one, each a link; the page's own name is its heading. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  const t = useKitText()
  return (
    <Box component="nav" aria-label={t('header.trail')} sx={{ mb: 1, fontSize: '0.8125rem' }}>
      <Box component="ol" sx={{ display: 'flex', flexWrap: 'wrap', p: 0, m: 0, listStyle: 'none' }}>
        {trail.map(({ label, href, staysInSpace = true }) => (
          <Box
            key={href}
            component="li"
            sx={{ '&:not(:first-of-type)::before': { content: '"/"', px: 2, color: 'text.secondary' } }}
          >
            <Link
              component={PortalLink}
              href={href}
              leaveSpace={!staysInSpace}
              sx={{ display: 'inline-block', py: 1, overflowWrap: 'anywhere' }}
            >
              {label}
            </Link>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
