import { ToggleButton, ToggleButtonGroup } from '@mui/material'

type Props = {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** The filter that is always in sight: a row of buttons, one of them on. */
export function FilterButtons({ label, value, options, onChange }: Props) {
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
          sx={{ minHeight: { xs: 44, sm: 36 }, px: 3, color: 'text.primary', textTransform: 'none' }}
        >
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
