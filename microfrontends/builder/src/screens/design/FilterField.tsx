import type { EntityField } from '@atrium/shared-utility/contract'
import { type FieldProps, RecordFilterEditor, useFormField } from '@atrium/shared-utility/ui'
import { Box, FormHelperText, Typography } from '@mui/material'
import { useId } from 'react'
import { filterIn, filterText } from './filter-in.ts'

type Props = FieldProps & {
  fields: readonly EntityField[]
  /** What is said while there is no condition. */
  none: string
  /** True where no condition is as good as one. */
  isOptional?: boolean
}

/** Some records of a table, by their values. Which record a relation names is not asked: a maker reads none. */
export function FilterField({ name, label, help, none, fields, isOptional = false }: Props) {
  const [titleId, helpId] = [useId(), useId()]
  const { value, error, onChange } = useFormField(name)
  return (
    <Box
      component="fieldset"
      aria-labelledby={titleId}
      aria-describedby={helpId}
      data-field={name}
      tabIndex={-1}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 2 }}
    >
      <Typography id={titleId} variant="body2" sx={{ fontWeight: 500 }}>
        {label}
      </Typography>
      <RecordFilterEditor
        fields={fields}
        filter={filterIn(String(value))}
        none={none}
        isOptional={isOptional}
        isRefused={error !== undefined}
        onChange={(filter, isWhole) => onChange(filterText(filter, isWhole))}
      />
      <FormHelperText id={helpId} error={error !== undefined}>
        {error ?? help}
      </FormHelperText>
    </Box>
  )
}
