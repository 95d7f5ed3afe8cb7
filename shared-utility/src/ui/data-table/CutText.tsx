import { Box, Popper } from '@mui/material'
import { type FocusEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { isCut } from './cell-text.ts'

type Cut = { cell: HTMLElement; text: string }

const delayMs = 300

/**
 * Says whole what a cell had to cut, when the pointer rests on it or the focus is in it: one for the whole table.
 * Not read aloud: the cell itself holds its whole text.
 */
export function useCutText() {
  const [cut, setCut] = useState<Cut | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEscape(cut !== null, () => setCut(null))

  function later(next: Cut | null, ms: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setCut(next), ms)
  }
  const handlers = {
    onMouseOver: ({ target }: MouseEvent) => later(cutAt(target), delayMs),
    onMouseLeave: () => later(null, delayMs),
    onFocus: ({ target }: FocusEvent) => later(cutAt(target), 0),
    onBlur: () => later(null, 0),
  }
  // A row that is gone can carry nothing any more.
  const shown = cut?.cell.isConnected ? cut : null
  const tooltip = shown && (
    <Popper open anchorEl={shown.cell} placement="bottom-start" sx={{ zIndex: 'tooltip' }}>
      <Box aria-hidden onMouseEnter={() => later(shown, 0)} onMouseLeave={() => later(null, delayMs)} sx={bubble}>
        {shown.text}
      </Box>
    </Popper>
  )
  return { handlers, tooltip }
}

function cutAt(target: EventTarget): Cut | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td, th') : null
  return cell && isCut(cell) ? { cell, text: cell.textContent } : null
}

function useEscape(isOpen: boolean, onEscape: () => void) {
  useEffect(() => {
    if (!isOpen) return
    const handleKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onEscape()
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  })
}

const bubble = {
  maxWidth: 'min(480px, 90vw)',
  mt: 1,
  px: 2,
  py: 1,
  borderRadius: '6px',
  bgcolor: 'text.primary',
  color: 'background.paper',
  fontSize: '0.75rem',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
} as const
