import { OutlinedInput } from '@mui/material'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { tidySign } from '../../contract/index.ts'
import { useComposedText } from '../../react/use-composed-text.ts'

type Props = { label: string; value: string; isNumber?: boolean; onChange: (value: string) => void }

/** A text or a number that is compared with; a word that an input method still composes is not told. */
export function FilterWords({ label, value, isNumber = false, onChange }: Props) {
  const [text, setText] = useState(value)
  const { text: composed, composition } = useComposedText(text)
  const tell = useEffectEvent(onChange)
  const told = useRef(value)
  useEffect(() => {
    if (composed === told.current) return
    told.current = composed
    tell(isNumber ? tidySign(composed) : composed.trim())
  }, [composed, isNumber])
  return (
    <OutlinedInput
      size="small"
      fullWidth
      value={text}
      autoComplete="off"
      placeholder={label}
      onChange={(event) => setText(event.target.value)}
      {...composition}
      slotProps={{ input: { 'aria-label': label, maxLength: 500, ...(isNumber && { inputMode: 'decimal' }) } }}
    />
  )
}
