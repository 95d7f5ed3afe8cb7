import {
  Box,
  FormControl,
  NativeSelect,
  OutlinedInput,
  ToggleButton,
  ToggleButtonGroup,
  useMediaQuery,
} from '@mui/material'

type Props = {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** So many have one line on a phone. */
const mostAbreast = 3
/** So long their words may be together on a desk, in Latin letters; a Chinese sign is as wide as two. */
const mostLetters = 48

/** The filter that is always in sight: a row of buttons, one of them on. Where that would take a second row, one control. */
export function FilterButtons(props: Props) {
  const { label, value, options, onChange } = props
  const isNarrow = useMediaQuery('(max-width: 599.95px)', { noSsr: true })
  const isOneRow = isNarrow ? options.length <= mostAbreast : lettersIn(options) <= mostLetters
  if (!isOneRow) return <OneControl {...props} isNarrow={isNarrow} />
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

function OneControl({ label, value, options, onChange, isNarrow }: Props & { isNarrow: boolean }) {
  const name = (
    <Box component="span" aria-hidden sx={{ flex: 'none', mr: 2, color: 'text.secondary' }}>
      {label}
    </Box>
  )
  return (
    <FormControl size="small" sx={isNarrow ? { flex: '1 1 96px', minWidth: 0, maxWidth: 160 } : {}}>
      <NativeSelect
        value={value}
        onChange={(event) => onChange(event.target.value)}
        input={<OutlinedInput size="small" startAdornment={!isNarrow && name} />}
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

function lettersIn(options: Props['options']) {
  const text = options.map((option) => option.label).join('')
  return text.length + (text.match(/[\u2e80-\uffff]/g)?.length ?? 0)
}
