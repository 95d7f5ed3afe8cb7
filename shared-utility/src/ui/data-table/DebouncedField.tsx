import { InputAdornment, OutlinedInput } from '@mui/material'
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useEffectEvent, useState } from 'react'
import { isOfInputMethod, useComposedText } from '../../react/use-composed-text.ts'

type Props = {
  /** The accessible name, when no visible label points at `id`. */
  label?: string
  id?: string
  value: string
  onChange: (text: string) => void
  placeholder?: string
  icon?: ReactNode
  inputRef?: Ref<HTMLInputElement>
  maxLength?: number
  /** ArrowDown leads to what was found. */
  onDown?: () => void
}

const pauseMs = 300

/** A text field that reports what was typed after a pause, or at once with Enter. */
export function DebouncedField(props: Props) {
  const { label, id, value, onChange, placeholder, icon, inputRef, maxLength = 64, onDown } = props
  const [text, setText] = useState(value)
  const [sent, setSent] = useState(value)
  const [seen, setSeen] = useState(value)
  const { text: composed, composition } = useComposedText(text)
  if (value !== seen) {
    setSeen(value)
    // The echo of what was sent must not undo letters typed since then; only a change from outside counts.
    if (value !== sent) {
      setText(value)
      setSent(value)
    }
  }

  const send = useEffectEvent(sendNow)
  useEffect(() => {
    const timer = setTimeout(send, pauseMs)
    return () => clearTimeout(timer)
  }, [composed])

  function sendNow() {
    const trimmed = composed.trim()
    if (trimmed === sent) return
    setSent(trimmed)
    onChange(trimmed)
  }

  function handleKey(event: KeyboardEvent) {
    if (isOfInputMethod(event)) return
    if (event.key === 'Enter') sendNow()
    if (event.key !== 'ArrowDown' || !onDown) return
    event.preventDefault()
    onDown()
  }

  return (
    <OutlinedInput
      size="small"
      fullWidth
      type="search"
      value={text}
      placeholder={placeholder ?? label}
      inputRef={inputRef}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={handleKey}
      {...composition}
      startAdornment={icon && <InputAdornment position="start">{icon}</InputAdornment>}
      slotProps={{ input: { id, 'aria-label': label, maxLength } }}
    />
  )
}
