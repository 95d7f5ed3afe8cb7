import { Box, FormControl, FormHelperText, FormLabel, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { visuallyHidden } from '../display/visually-hidden.ts'
import { useField } from '../form/form-context.ts'
import { useFormWords } from '../form/words.ts'

type Choice = { value: string; label: string; drawn: ReactNode }
type Props = {
  /** Of the field. */
  name: string
  label: string
  choices: readonly Choice[]
}

/** One of a few things that are drawn, side by side: the arrow keys go through them, and each has its word. */
export function LookChoices({ name, label, choices }: Props) {
  const { value, theirs, error, onChange, onBlur } = useField(name)
  const words = useFormWords()
  const id = useId()
  const wordOf = (chosen: string) => choices.find((one) => one.value === chosen)?.label ?? chosen
  const collision = theirs === undefined ? undefined : words('theirs', { value: wordOf(String(theirs)) })
  return (
    <FormControl error={error !== undefined}>
      <FormLabel id={id} component="span" sx={{ fontSize: '0.875rem' }}>
        {label}
        {/* Each choice says its own word to a screen reader. */}
        <Typography component="span" variant="body2" color="textSecondary" aria-hidden sx={{ ml: 2 }}>
          {wordOf(String(value))}
        </Typography>
      </FormLabel>
      <Box
        role="radiogroup"
        aria-labelledby={id}
        aria-describedby={`${id}-note`}
        onBlur={onBlur}
        sx={{ display: 'flex', flexWrap: 'wrap', ml: '-8px' }}
      >
        {choices.map((one) => (
          <Box key={one.value} component="label" title={one.label} sx={cell}>
            <input
              type="radio"
              name={name}
              value={one.value}
              aria-label={one.label}
              checked={one.value === value}
              onChange={() => onChange(one.value)}
              style={visuallyHidden}
            />
            {one.drawn}
          </Box>
        ))}
      </Box>
      <FormHelperText id={`${id}-note`}>{error ?? collision}</FormHelperText>
    </FormControl>
  )
}

const cell = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: { xs: 44, sm: 40 },
  height: { xs: 44, sm: 40 },
  borderRadius: 1,
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
  '&:has(:checked)': { color: 'primary.main', boxShadow: 'inset 0 0 0 2px' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'text.primary', outlineOffset: '2px' },
} as const
