import { Box, IconButton, Tooltip, Typography } from '@mui/material'
import { type ReactNode, useRef } from 'react'
import { Icon } from '../display/Icon.tsx'
import { DebouncedField } from './DebouncedField.tsx'
import { toolbarHeight } from './toolbar-height.ts'
import { usePageKey } from './use-page-key.ts'
import { useTableWords } from './words.ts'

type Props = {
  search?: { label: string; value: string; onChange: (text: string) => void } | undefined
  filters?: ReactNode
  /** The count in words; absent while loading. */
  count: string | undefined
  onReload: (() => void) | undefined
  isNarrow: boolean
  children?: ReactNode
}

/** Search, count and what one can do with the list as a whole. */
export function Toolbar({ search, filters, count, onReload, isNarrow, children }: Props) {
  const words = useTableWords()
  const searchInput = useRef<HTMLInputElement>(null)
  usePageKey('/', () => searchInput.current?.focus())
  return (
    <Box className="atrium-toolbar" sx={bar}>
      {search && (
        <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 160px' }, maxWidth: { sm: 320 } }}>
          <DebouncedField
            {...search}
            placeholder={isNarrow ? search.label : `${search.label} (/)`}
            inputRef={searchInput}
            icon={<Icon name="search" />}
            onDown={() => firstRowBelow(searchInput.current)?.focus()}
          />
        </Box>
      )}
      {filters}
      <Typography
        component="output"
        variant="body2"
        color="textSecondary"
        sx={{
          // On a phone the filters, the count, the order and the menu have a line of their own.
          flex: { xs: '1 1 0', sm: 'none' },
          minWidth: 'max-content',
          whiteSpace: 'nowrap',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {count}
      </Typography>
      {!isNarrow && (
        <Tooltip title={words('refresh')}>
          <Box component="span" sx={{ mr: 'auto' }}>
            <IconButton aria-label={words('refresh')} disabled={!onReload} onClick={onReload}>
              <Icon name="refresh" />
            </IconButton>
          </Box>
        </Tooltip>
      )}
      {children}
    </Box>
  )
}

const bar = {
  // Below it lies what the filters unfold.
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  minHeight: toolbarHeight,
  // All of it stands in one line at 1280 pixels.
  '& .MuiButton-root': { px: { sm: 2 } },
} as const

/** The row of the list that the Tab key would reach. */
function firstRowBelow(search: HTMLElement | null) {
  return search?.closest('.atrium-list')?.querySelector<HTMLElement>('tr[tabindex="0"], li[tabindex="0"]')
}
