import {
  Box,
  Button,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormLabel,
  IconButton,
  Popover,
  Radio,
  RadioGroup,
  Tooltip,
} from '@mui/material'
import { useState, type MouseEvent } from 'react'
import { Icon } from '../display/Icon.tsx'
import type { TableQuery } from './list-query.ts'
import { useTableWords } from './words.ts'

type Props = {
  columns: readonly { key: string; label: string; isShown: boolean }[]
  query: Pick<TableQuery, 'preferences' | 'setPreferences'>
  /** Whether there is room for no more than its picture. */
  isNarrow: boolean
}

/** Chooses the columns and the row height. */
export function ViewMenu({ columns, query: { preferences, setPreferences }, isNarrow }: Props) {
  const words = useTableWords()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)

  function handleColumn(key: string, isShown: boolean) {
    setPreferences({ columns: { ...preferences.columns, [key]: isShown } })
  }

  const opener = {
    'aria-haspopup': 'dialog',
    'aria-expanded': anchor !== null,
    onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
  } as const
  return (
    <>
      {isNarrow ? (
        <Tooltip title={words('view')}>
          <IconButton aria-label={words('view')} {...opener}>
            <Icon name="list" />
          </IconButton>
        </Tooltip>
      ) : (
        <Button color="inherit" startIcon={<Icon name="list" />} {...opener}>
          {words('view')}
        </Button>
      )}
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
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
    </>
  )
}
