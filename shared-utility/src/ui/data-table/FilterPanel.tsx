import { Box, Button, Chip } from '@mui/material'
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { isOfInputMethod } from '../../react/use-composed-text.ts'
import { Icon } from '../display/Icon.tsx'
import { FilterGrid } from './Filters.tsx'
import { popUp } from '../theme/theme-surfaces.ts'
import { useTableWords } from './words.ts'

/** A filter that is on, in words: "Status: Suspended". */
type ActiveFilter = { key: string; text: ReactNode; isImpossible?: boolean; onRemove: () => void }

type Props = {
  active: readonly ActiveFilter[]
  onClear: () => void
  /** Stands in sight, before the button that unfolds the rest. */
  start?: ReactNode
  /** The filters themselves. */
  children: ReactNode
}

/**
 * Filters that fold away, in the line of the search; those that are on stay visible as chips below it. Unfolded they lie
 * over the end of the rows: the table stays where it is, and the names of what is found are seen. On a phone they push the
 * cards down.
 */
export function FilterPanel({ active, onClear, start, children }: Props) {
  const words = useTableWords()
  const [isOpen, setIsOpen] = useState(false)
  const panel = useId()
  const whole = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  usePressOutside(whole, isOpen, () => setIsOpen(false))

  function handleKeyDown(event: KeyboardEvent) {
    // Escape in an open choice closes that choice.
    if (event.key !== 'Escape' || !isOpen || isExpanded(event.target) || isOfInputMethod(event)) return
    setIsOpen(false)
    button.current?.focus()
  }
  // It would lie over what has the focus then.
  function handleBlur({ relatedTarget }: FocusEvent) {
    if (isElsewhere(whole.current, relatedTarget)) setIsOpen(false)
  }
  return (
    <Box ref={whole} onKeyDown={handleKeyDown} onBlur={handleBlur} sx={{ display: 'contents' }}>
      {start}
      <Button
        ref={button}
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={panel}
        startIcon={<Icon name="chevron" style={{ rotate: isOpen ? '90deg' : '0deg' }} />}
        onClick={() => setIsOpen(!isOpen)}
      >
        {words(isOpen ? 'fewerFilters' : 'moreFilters')}
      </Button>
      {active.length > 0 && (
        <Box sx={chips}>
          {active.map((filter) => (
            <Chip
              key={filter.key}
              size="small"
              label={filter.text}
              {...(filter.isImpossible && { color: 'error', variant: 'outlined' })}
              onDelete={filter.onRemove}
            />
          ))}
          <Button onClick={onClear}>{words('clearFilters')}</Button>
        </Box>
      )}
      {isOpen && (
        <Box id={panel} sx={unfolded}>
          <FilterGrid>{children}</FilterGrid>
        </Box>
      )}
    </Box>
  )
}

/** In sight also while the line above is behind the selection bar. */
const chips = {
  order: 1,
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  visibility: 'visible',
} as const

const unfolded = {
  order: 2,
  flexBasis: '100%',
  p: { sm: 4 },
  position: { sm: 'absolute' },
  insetBlockStart: 'calc(100% + 8px)',
  insetInlineEnd: 0,
  width: { sm: 'min(420px, 60%)' },
  maxHeight: { sm: 'max(320px, calc(100dvh - 280px))' },
  overflow: { sm: 'auto' },
  zIndex: 10,
  border: { sm: 1 },
  borderColor: { sm: 'divider' },
  borderRadius: '8px',
  bgcolor: { sm: 'background.paper' },
  boxShadow: { sm: popUp },
} as const

function isExpanded(target: EventTarget) {
  return target instanceof Element && target.matches('[role=combobox][aria-expanded=true]')
}

/** What is chosen in a list that floats above the page is chosen in the panel. */
function isElsewhere(inside: Element | null, target: EventTarget | null) {
  return (
    target instanceof Element && !inside?.contains(target) && !target.closest('[role=presentation], [role=listbox]')
  )
}

function usePressOutside(inside: RefObject<HTMLElement | null>, isOpen: boolean, onPress: () => void) {
  useEffect(() => {
    if (!isOpen) return
    const handlePress = ({ target }: PointerEvent) => isElsewhere(inside.current, target) && onPress()
    document.addEventListener('pointerdown', handlePress)
    return () => document.removeEventListener('pointerdown', handlePress)
  })
}
