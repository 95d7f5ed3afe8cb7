import { FormControl, NativeSelect, ToggleButton, ToggleButtonGroup, useMediaQuery } from '@mui/material'

type Props = {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** So many have one line on a phone. */
const mostAbreast = 3

/** The filter that is always in sight: a row of buttons, one of them on. Where that were several rows, one control. */
export function FilterButtons({ label, value, options, onChange }: Props) {
  const isNarrow = useMediaQuery('(max-width: 599.95px)', { noSsr: true })
  if (isNarrow && options.length > mostAbreast) {
    return (
      <FormControl size="small">
        <NativeSelect
          value={value}
          onChange={(event) => onChange(event.target.value)}
          inputProps={{ 'aria-label': label }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      </FormControl>
    )
  }
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      value={value}
      onChange={(_, chosen: string | null) => chosen !== null && onChange(chosen)}
      sx={{ flexWrap: 'wrap' }}
    >
      {options.map((option) => (
        <ToggleButton
          key={option.value}
          value={option.value}
          sx={{ minHeight: { xs: 44, sm: 36 }, px: { xs: 3, sm: 2 }, color: 'text.primary', textTransform: 'none' }}
        >
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
