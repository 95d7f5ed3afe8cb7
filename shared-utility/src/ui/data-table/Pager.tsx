import { Box, FormControl, IconButton, NativeSelect, Typography } from '@mui/material'
import { useFormat } from '../../react/index.ts'
import { Icon } from '../display/Icon.tsx'
import type { TableQuery } from './list-query.ts'
import { totalText } from './total.ts'
import { useTableWords } from './words.ts'

type Props = {
  view: TableQuery['view']
  /** How many rows this page holds, and how many the list does; absent while loading. */
  shown: number | undefined
  total: number | undefined
  onView: TableQuery['setView']
}

const sizes = [10, 20, 50, 100, 200]

/** Where one is in a list, the way to the next page, and the page size. */
export function Pager({ view: { page, size }, shown, total, onView }: Props) {
  const words = useTableWords()
  const format = useFormat()
  const from = (page - 1) * size + 1
  const range =
    shown && total !== undefined
      ? words('range', {
          from: format.number(from),
          to: format.number(from + shown - 1),
          total: totalText(total, format),
        })
      : '\u00a0'

  return (
    <Box component="nav" aria-label={words('paging')} sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 2 }}>
      <Typography variant="body2" color="textSecondary" sx={{ flex: 1, fontVariantNumeric: 'tabular-nums' }}>
        {range}
      </Typography>
      <FormControl size="small">
        <NativeSelect
          value={size}
          onChange={(event) => onView({ size: Number(event.target.value) })}
          inputProps={{ 'aria-label': words('pageSize') }}
          disableUnderline
        >
          {[...new Set([...sizes, size])].map((each) => (
            <option key={each} value={each}>
              {words('perPage', { size: each })}
            </option>
          ))}
        </NativeSelect>
      </FormControl>
      <IconButton aria-label={words('previous')} disabled={page === 1} onClick={() => onView({ page: page - 1 })}>
        <Icon name="back" />
      </IconButton>
      <IconButton
        aria-label={words('next')}
        disabled={total === undefined || page * size >= total}
        onClick={() => onView({ page: page + 1 })}
        sx={{ transform: 'scaleX(-1)' }}
      >
        <Icon name="back" />
      </IconButton>
    </Box>
  )
}
