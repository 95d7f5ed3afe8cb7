import { Box, Button, IconButton, Tooltip, Typography } from '@mui/material'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Icon } from '../display/Icon.tsx'
import { DebouncedField } from './DebouncedField.tsx'
import { toolbarHeight } from './toolbar-height.ts'
import { useTableWords } from './words.ts'

type Props = {
  search?: { label: string; value: string; onChange: (text: string) => void } | undefined
  /** The count in words; absent while loading. */
  count: string | undefined
  onReload: (() => void) | undefined
  /** Absent where the list has no export; `onStart` is absent while there is nothing to export. */
  onExport: { onStart: (() => void) | undefined } | undefined
  isNarrow: boolean
  children?: ReactNode
}

/** Search, count and what one can do with the list as a whole. */
export function Toolbar({ search, count, onReload, onExport, isNarrow, children }: Props) {
  const words = useTableWords()
  const searchInput = useRef<HTMLInputElement>(null)
  useSlashKey(searchInput)
  return (
    <Box
      className="atrium-toolbar"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minHeight: toolbarHeight }}
    >
      {search && (
        <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 240px' }, maxWidth: { sm: 360 } }}>
          <DebouncedField
            {...search}
            placeholder={isNarrow ? search.label : `${search.label} (/)`}
            inputRef={searchInput}
            icon={<Icon name="search" />}
          />
        </Box>
      )}
      <Typography
        component="output"
        variant="body2"
        color="textSecondary"
        sx={{
          // On a phone the count and the two buttons beside it have a line of their own.
          flex: { xs: '1 1 calc(100% - 128px)', sm: 'none' },
          minWidth: { sm: 48 },
          whiteSpace: 'nowrap',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {count}
      </Typography>
      <Tooltip title={words('refresh')}>
        <Box component="span" sx={{ mr: { sm: 'auto' } }}>
          <IconButton aria-label={words('refresh')} disabled={!onReload} onClick={onReload}>
            <Icon name="refresh" />
          </IconButton>
        </Box>
      </Tooltip>
      {children}
      {onExport && (
        <Button color="inherit" disabled={!onExport.onStart} onClick={onExport.onStart}>
          {words('export')}
        </Button>
      )}
    </Box>
  )
}

/** `/` puts the cursor into the search, unless something is being typed or a dialog is open. */
function useSlashKey(input: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      const isModified = event.ctrlKey || event.metaKey || event.altKey
      if (event.key !== '/' || isModified || isTyping(event.target) || document.querySelector('[role=dialog]')) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [input])
}

function isTyping(target: EventTarget | null) {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}
