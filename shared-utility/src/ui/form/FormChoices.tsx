import { Box, Checkbox, FormControl, FormControlLabel, FormHelperText, FormLabel } from '@mui/material'
import { useId } from 'react'
import type { FieldProps } from './FieldFrame.tsx'
import { useField } from './form-context.ts'
import { useFormWords } from './words.ts'

type Props = FieldProps & { options: readonly { value: string; label: string }[] }

/**
 * Any number of a few choices. The value is the chosen ones in the order of the options, with commas between. One that is no
 * option is seen until the person changes the choice.
 */
export function FormChoices({ name, label, help, say = String, options }: Props) {
  const { value, theirs, error, isRequired, onChange, onBlur } = useField(name)
  const words = useFormWords()
  const noteId = useId()
  const chosen = String(value).split(',')
  const others = chosen.filter((one) => one !== '' && options.every((option) => option.value !== one))
  const collision = theirs === undefined ? undefined : words('theirs', { value: say(String(theirs)) || words('empty') })

  function handleToggle(toggled: string, isOn: boolean) {
    const next = options.filter((option) => (option.value === toggled ? isOn : chosen.includes(option.value)))
    onChange(next.map((option) => option.value).join(','))
  }
  return (
    <FormControl component="fieldset" required={isRequired} error={error !== undefined} aria-describedby={noteId}>
      <FormLabel component="legend" sx={{ mb: 1, fontSize: '0.875rem' }}>
        {label}
      </FormLabel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, maxHeight: 240, overflow: 'auto' }}>
        {options.map((option) => (
          <FormControlLabel
            key={option.value}
            label={option.label}
            control={
              <Checkbox
                name={name}
                checked={chosen.includes(option.value)}
                onChange={(_, isOn) => handleToggle(option.value, isOn)}
                onBlur={onBlur}
              />
            }
          />
        ))}
        {others.map((one) => (
          <FormControlLabel key={one} label={say(one)} disabled control={<Checkbox name={name} checked />} />
        ))}
      </Box>
      <FormHelperText id={noteId}>{error ?? collision ?? help}</FormHelperText>
    </FormControl>
  )
}
