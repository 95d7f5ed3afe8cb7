import { Box, Typography } from '@mui/material'
import { Fragment, type ReactNode } from 'react'

type Fact = { label: string; value: ReactNode }
type Props = {
  facts: readonly Fact[]
  /** Where the columns stand closer, or the words differ. */
  sx?: object
}

/** Facts as a list of terms; what is not known shows as a dash. */
export function FactList({ facts, sx }: Props) {
  return (
    <Box component="dl" sx={{ ...list, ...sx }}>
      {facts.map(({ label, value }) => (
        <Fragment key={label}>
          <Typography component="dt" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', minWidth: 0 }}>
            {value || '—'}
          </Typography>
        </Fragment>
      ))}
    </Box>
  )
}

// A long label leaves the values at least half.
const list = {
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, auto) minmax(50%, 1fr)',
  columnGap: 6,
  rowGap: 2,
  m: 0,
}
