import { IconButton, InputAdornment, OutlinedInput } from '@mui/material'
import { useRef, useState } from 'react'
import { useLang } from '../../react/index.ts'
import { visuallyHidden } from '../display/visually-hidden.ts'
import { dateHints, dateOf, dateText } from './date-text.ts'
import { useFormWords } from './words.ts'

type Props = {
  id?: string
  /** The accessible name, when no visible label points at `id`. */
  'aria-label'?: string
  'aria-describedby'?: string
  name?: string
  hasTime?: boolean
  size?: 'small' | 'medium'
  value: string
  /** The value as a day or a minute (`2026-03-05`, `2026-03-05T14:05`), '' where it is none. */
  show: (value: string) => string
  /** The value of a day or a minute. */
  read: (local: string) => string
  /** What to do with a text that is no date. A form is given it, to refuse it; left out, the text is dropped when the field is left. */
  onText?: (text: string) => void
  onChange: (value: string) => void
  onBlur?: () => void
}

/**
 * A day or a minute, typed and shown in the language of the page. The browser's own field has the language of the browser,
 * so that it is asked for its calendar alone. What is typed stays as it is until the field is left.
 */
export function DateField({ id, name, hasTime = false, size = 'medium', value, show, read, ...rest }: Props) {
  const lang = useLang()
  const calendar = useRef<HTMLInputElement>(null)
  const { typed, type, forget } = useTyped(value)
  const local = show(value)
  const text = typed ?? (local === '' ? '' : dateText(local, lang))
  const localOf = (one: string) => (one.trim() === '' ? '' : dateOf(one, { lang, hasTime }))

  function handleText(next: string) {
    const found = localOf(next)
    if (found !== null) return rest.onChange(type(next, found && read(found)))
    type(next, rest.onText ? next : value)
    rest.onText?.(next)
  }
  function handleBlur() {
    if (!rest.onText || localOf(text) !== null) forget()
    rest.onBlur?.()
  }
  return (
    <OutlinedInput
      name={name ?? ''}
      size={size}
      value={text}
      autoComplete="off"
      placeholder={dateHints[lang][hasTime ? 'minute' : 'day']}
      onChange={(event) => handleText(event.target.value)}
      onBlur={handleBlur}
      slotProps={{
        input: { id, 'aria-label': rest['aria-label'], 'aria-describedby': rest['aria-describedby'], maxLength: 32 },
      }}
      endAdornment={
        <InputAdornment position="end" sx={{ position: 'relative' }}>
          <input
            ref={calendar}
            type={hasTime ? 'datetime-local' : 'date'}
            aria-hidden
            tabIndex={-1}
            max={hasTime ? '9999-12-31T23:59' : '9999-12-31'}
            value={local}
            style={{ ...visuallyHidden, insetInlineEnd: 0, bottom: 0 }}
            onChange={({ target }) => rest.onChange(target.value && read(target.value))}
          />
          <CalendarButton onOpen={() => calendar.current?.showPicker()} />
        </InputAdornment>
      }
    />
  )
}

function CalendarButton({ onOpen }: { onOpen: () => void }) {
  const words = useFormWords()
  return (
    <IconButton edge="end" size="small" aria-label={words('calendar')} title={words('calendar')} onClick={onOpen}>
      <svg width={20} height={20} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={1.75} aria-hidden>
        <path d="M4 6h16v14H4zM4 10h16M8 3v4M16 3v4" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </IconButton>
  )
}

/** What was typed, as long as the value is what it was read as: another value comes from outside, and is shown instead. */
function useTyped(value: string) {
  const [typed, setTyped] = useState<string | null>(null)
  const [sent, setSent] = useState(value)
  const [seen, setSeen] = useState(value)
  if (value !== seen) {
    setSeen(value)
    if (value !== sent) {
      setTyped(null)
      setSent(value)
    }
  }
  return {
    typed,
    type: (text: string, itsValue: string) => {
      setTyped(text)
      setSent(itsValue)
      return itsValue
    },
    forget: () => setTyped(null),
  }
}
