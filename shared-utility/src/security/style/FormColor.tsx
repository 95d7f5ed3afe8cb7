import { Box, OutlinedInput } from '@mui/material'
import { FieldFrame, useFormField, type FieldProps } from '../../ui/index.ts'
import { isColor } from './is-color.ts'

type Props = FieldProps & {
  /** Name of the palette beside the field. */
  pick: string
}

/** A colour as `#rrggbb`, typed or picked; empty for none. */
export function FormColor({ name, label, help, pick }: Props) {
  const { value, onChange, onBlur } = useFormField(name)
  const typed = String(value)
  return (
    <FieldFrame name={name} label={label} help={help}>
      {(control) => (
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
          <Box
            component="input"
            type="color"
            aria-label={pick}
            value={isColor(typed) ? typed.trim().toLowerCase() : '#808080'}
            onChange={(event) => onChange(event.target.value)}
            sx={{ width: 44, height: 44, p: 1, flex: 'none', border: 0, background: 'none', cursor: 'pointer' }}
          />
          <OutlinedInput
            name={name}
            value={value}
            autoComplete="off"
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
            fullWidth
            slotProps={{ input: { ...control, spellCheck: false } }}
          />
        </Box>
      )}
    </FieldFrame>
  )
}
