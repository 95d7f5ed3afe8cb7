import { Box, Button, Chip, Typography } from '@mui/material'
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react'
import { conditionsOf, filterFaults, recordFilterText, type RecordFilter } from '../../contract/index.ts'
import { isOfInputMethod } from '../../react/use-composed-text.ts'
import { Icon } from '../display/Icon.tsx'
import { FilterChips } from './FilterChips.tsx'
import { RecordFilterEditor, type RecordFilterEditorProps } from './RecordFilterEditor.tsx'
import { useFilterText } from './words.ts'

export type RecordFilterBarProps = Pick<RecordFilterEditorProps, 'fields' | 'recordPicker'> & {
  /** The filter as the address has it, '' where there is none. */
  value: string
  /** Told of the same a moment after it was changed. */
  onChange: (value: string) => void
}

const pauseMs = 300
/** An address that is longer is refused on the way to some servers. */
const mostInAddress = 6000

/** The filter of a list: a button that unfolds it, and what it says as chips while it is folded away. */
export function RecordFilterBar({ fields, recordPicker, value, onChange }: RecordFilterBarProps) {
  const t = useFilterText()
  const [isOpen, setIsOpen] = useState(false)
  const panel = useId()
  const button = useRef<HTMLButtonElement>(null)
  const { filter, isMisfit, isLong, change } = useFilterOf({ value, fields, onChange })
  const count = filter === undefined ? 0 : conditionsOf(filter).length

  function handleKeyDown(event: KeyboardEvent) {
    // Escape in an open choice closes that choice.
    if (event.key !== 'Escape' || !isOpen || isExpanded(event.target) || isOfInputMethod(event)) return
    setIsOpen(false)
    button.current?.focus()
  }
  return (
    <Box component="fieldset" aria-label={t('title')} onKeyDown={handleKeyDown} sx={whole}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button
          ref={button}
          color="inherit"
          aria-expanded={isOpen}
          aria-controls={panel}
          startIcon={<Icon name="filter" size={16} />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('filterOf', { count })}
        </Button>
        {isMisfit && (
          <Chip size="small" color="error" variant="outlined" label={t('misfit')} onDelete={() => change(undefined)} />
        )}
        {!isOpen && !isMisfit && (
          <FilterChips fields={fields} recordPicker={recordPicker} filter={filter} onChange={change} />
        )}
        {filter !== undefined && <Button onClick={() => change(undefined)}>{t('clear')}</Button>}
      </Box>
      {isOpen && (
        <Box id={panel} sx={unfolded}>
          <RecordFilterEditor
            fields={fields}
            recordPicker={recordPicker}
            filter={isMisfit ? undefined : filter}
            onChange={change}
          />
          {isLong && (
            <Typography role="alert" variant="body2" color="error">
              {t('tooLong')}
            </Typography>
          )}
        </Box>
      )}
    </Box>
  )
}

const whole = { m: 0, p: 0, minWidth: 0, border: 0, display: 'grid', gap: 2 } as const

const unfolded = {
  display: 'grid',
  gap: 2,
  p: { xs: 2, sm: 3 },
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
} as const

type InAddress = Pick<RecordFilterBarProps, 'value' | 'fields' | 'onChange'>

/** The filter that is edited; the address has it after a pause, and gives another one when it changes by itself. */
function useFilterOf({ value, fields, onChange }: InAddress) {
  const [now, setNow] = useState(value)
  const [sent, setSent] = useState(value)
  const [seen, setSeen] = useState(value)
  if (value !== seen) {
    setSeen(value)
    if (value !== sent) {
      setNow(value)
      setSent(value)
    }
  }
  const isLong = encodeURIComponent(now).length > mostInAddress
  const send = useEffectEvent(() => {
    setSent(now)
    onChange(now)
  })
  useEffect(() => {
    if (now === sent || isLong) return undefined
    const timer = setTimeout(send, pauseMs)
    return () => clearTimeout(timer)
  }, [now, sent, isLong])
  const read = now === '' ? undefined : recordFilterText.safeParse(now)
  const filter = read?.data
  const isMisfit = read !== undefined && (filter === undefined || filterFaults(filter, fields).length > 0)
  const change = (next: RecordFilter | undefined) => setNow(next === undefined ? '' : JSON.stringify(next))
  return { filter, isMisfit, isLong, change }
}

function isExpanded(target: EventTarget) {
  return target instanceof Element && target.matches('[role=combobox][aria-expanded=true]')
}
