import { Box, Button } from '@mui/material'
import { useRef, useState, type ChangeEvent } from 'react'
import { pictureTypes } from '../../contract/foundation/picture.ts'
import { visuallyHidden } from '../display/visually-hidden.ts'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { useField } from './form-context.ts'
import { useFormWords } from './words.ts'

type Props = FieldProps & {
  /** Where the one is that is shown until another is chosen. */
  kept: string | null
}

/** A picture from this device, which the form holds as base64. */
export function FormPicture({ name, label, help, kept }: Props) {
  const { value, onChange } = useField(name)
  const words = useFormWords()
  const field = useRef<HTMLInputElement>(null)
  const [fileName, setFileName] = useState('')
  const shown = pictureOf(String(value)) ?? kept

  async function handleChoose({ target: { files } }: ChangeEvent<HTMLInputElement>) {
    const [file] = files ?? []
    setFileName(file?.name ?? '')
    onChange(file === undefined ? '' : base64Of(await file.arrayBuffer()))
  }

  return (
    <FieldFrame name={name} label={label} help={help}>
      {(control) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
          {shown !== null && <Box component="img" src={shown} alt="" sx={{ height: 32, maxWidth: 160 }} />}
          {/* The browser's own field speaks the browser's language: it has the focus and the label, the button its looks. */}
          <Box sx={{ position: 'relative', '&:has(input:focus-visible) > button': focused }}>
            <input
              ref={field}
              type="file"
              accept={pictureTypes.join()}
              name={name}
              onChange={handleChoose}
              style={visuallyHidden}
              {...control}
            />
            <Button variant="outlined" aria-hidden tabIndex={-1} onClick={() => field.current?.click()}>
              {words('choosePicture')}
            </Button>
          </Box>
          <Box component="span" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
            {fileName}
          </Box>
        </Box>
      )}
    </FieldFrame>
  )
}

const focused = { outline: '2px solid', outlineOffset: 2 }

// How each begins, in base64.
const beginnings = { iVBORw: 'image/png', '/9j/': 'image/jpeg', UklGR: 'image/webp' }

/** An address that shows a picture which a form holds; null of none. */
export function pictureOf(base64: string) {
  const type = Object.entries(beginnings).find(([beginning]) => base64.startsWith(beginning))?.[1]
  return type === undefined ? null : `data:${type};base64,${base64}`
}

function base64Of(buffer: ArrayBuffer) {
  return btoa(Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join(''))
}
