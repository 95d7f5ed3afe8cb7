import { Box, Typography } from '@mui/material'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { RowButton } from '../display/RowButton.tsx'
import { neighboursOf } from '../data-table/walk.ts'
import { useRecordWords } from './words.ts'

/** Goes through the list that the record was opened from, also with ← and →. */
export function WalkButtons() {
  const words = useRecordWords()
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const around = neighboursOf(state, pathname)
  // The tab stays the same. Back leads to the list, whatever was looked at meanwhile.
  const go = (path: string | undefined) => {
    const tab = new URLSearchParams(search).get('tab')
    if (path !== undefined) void navigate(tab === null ? path : `${path}?tab=${tab}`, { replace: true, state })
  }
  useArrows({ ArrowLeft: () => go(around?.previous), ArrowRight: () => go(around?.next) })
  if (around === null) return null
  return (
    <Box component="fieldset" aria-label={words('walk')} sx={group}>
      <RowButton
        label={words('previous')}
        icon="chevron"
        isOff={around.previous === undefined}
        onPress={() => go(around.previous)}
      />
      <Typography component="output" variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {words('at', { at: around.at, count: around.count })}
      </Typography>
      <RowButton
        label={words('next')}
        icon="chevron"
        isOff={around.next === undefined}
        onPress={() => go(around.next)}
      />
    </Box>
  )
}

const group = {
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  p: 0,
  m: 0,
  border: 0,
  '& > button:first-of-type svg': { transform: 'rotate(180deg)' },
} as const

/** What has the arrow keys for itself: texts, tabs, menus, rows, and whatever lies over the page. */
const own =
  'input, textarea, select, [contenteditable], [role="tab"], [role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"], tr[tabindex], td[tabindex]'

function useArrows(acts: Record<string, () => void>) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.defaultPrevented
    const isElsewhere = event.target instanceof Element && event.target.closest(own) !== null
    if (isPlain && !isElsewhere) acts[event.key]?.()
  })
  useEffect(() => {
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [])
}
