import { Box } from '@mui/material'
import type { ChangeEvent } from 'react'
import { pictureTypes } from '../../contract/foundation/picture.ts'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { useField } from './form-context.ts'

type Props = FieldProps & {
  /** Where the one is that is shown until another is chosen. */
  kept: string | null
}

/** A picture from this device, which the form holds as base64. */
export function FormPicture({ name, label, help, kept }: Props) {
  const { value, onChange } = useField(name)
  const shown = pictureOf(String(value)) ?? kept

  async function handleChoose({ target: { files } }: ChangeEvent<HTMLInputElement>) {
    const [file] = files ?? []
    onChange(file === undefined ? '' : base64Of(await file.arrayBuffer()))
  }

  return (
    <FieldFrame name={name} label={label} help={help}>
      {(control) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
          {shown !== null && <Box component="img" src={shown} alt="" sx={{ height: 32, maxWidth: 160 }} />}
          <input type="file" accept={pictureTypes.join()} name={name} onChange={handleChoose} {...control} />
        </Box>
      )}
    </FieldFrame>
  )
}

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
