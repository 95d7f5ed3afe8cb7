import {
  Box,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormLabel,
  Popover,
  Radio,
  RadioGroup,
} from '@mui/material'
import type { TableQuery } from './list-query.ts'
import { useTableWords } from './words.ts'

type Props = {
  columns: readonly { key: string; label: string; isShown: boolean }[]
  query: Pick<TableQuery, 'preferences' | 'setPreferences'>
  /** Where it opens; null while it is closed. */
  anchor: HTMLElement | null
  onClose: () => void
}

/** Chooses the columns and the row height. */
export function ViewSettings({ columns, query: { preferences, setPreferences }, anchor, onClose }: Props) {
  const words = useTableWords()

  function handleColumn(key: string, isShown: boolean) {
    setPreferences({ columns: { ...preferences.columns, [key]: isShown } })
  }

  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': words('view') } }}
    >
      <Box sx={{ display: 'grid', gap: 4, p: 4 }}>
        <FormControl component="fieldset">
          <FormLabel component="legend">{words('columns')}</FormLabel>
          <FormGroup>
            {columns.map((column) => (
              <FormControlLabel
                key={column.key}
                label={column.label}
                control={
                  <Checkbox
                    size="small"
                    checked={column.isShown}
                    onChange={(_, isShown) => handleColumn(column.key, isShown)}
                  />
                }
              />
            ))}
          </FormGroup>
        </FormControl>
        <FormControl>
          <FormLabel id="table-density">{words('density')}</FormLabel>
          <RadioGroup
            aria-labelledby="table-density"
            value={preferences.density}
            onChange={(_, value) => setPreferences({ density: value === 'compact' ? 'compact' : 'comfortable' })}
          >
            {(['compact', 'comfortable'] as const).map((each) => (
              <FormControlLabel key={each} value={each} label={words(each)} control={<Radio size="small" />} />
            ))}
          </RadioGroup>
        </FormControl>
      </Box>
    </Popover>
  )
}
