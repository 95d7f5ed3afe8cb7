import type { ReactNode } from 'react'
import { Box, Typography } from '@mui/material'
import { useFormat } from '../../react/use-session.ts'
import { useKitText } from '../words/kit-text.ts'
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx'

type Props = {
  title: string
  /** Stands before the title: decoration, such as the icon of an application. */
  icon?: ReactNode
  /** How many things the page lists; a text such as "10 000+" when the count is capped. */
  count?: number | string
  /** One quiet line under the title. */
  description?: ReactNode
  /** The pages above this one, the highest first. */
  trail?: readonly Crumb[]
  /** Buttons at the right; below the title on a phone. */
  actions?: ReactNode
}

/** The head of every page. Its title is the page's one `h1`, where the focus goes after a change of route. */
export function PageHeader({ title, icon, count, description, trail, actions }: Props) {
  const t = useKitText()
  const { number } = useFormat()
  return (
    <Box
      component="header"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-end', justifyContent: 'space-between', mb: 4 }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 240px' }}>
        {trail ? <Breadcrumbs trail={trail} /> : null}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, minWidth: 0 }}>
            {icon}
            <Typography variant="h1" tabIndex={-1} sx={{ minWidth: 0, overflowWrap: 'anywhere', outline: 'none' }}>
              {title}
            </Typography>
          </Box>
          {count === undefined ? null : (
            <Typography
              variant="body2"
              color="textSecondary"
              component="output"
              sx={{ fontVariantNumeric: 'tabular-nums' }}
            >
              {t('header.count', { count: typeof count === 'number' ? number(count) : count })}
            </Typography>
          )}
        </Box>
        {description ? (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {description}
          </Typography>
        ) : null}
      </Box>
      {actions ? <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>{actions}</Box> : null}
    </Box>
  )
}
