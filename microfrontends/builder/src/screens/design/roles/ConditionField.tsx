import type { EntityField } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { RecordFilterEditor, useFormField } from '@atrium/shared-utility/ui'
import { Box, FormHelperText, Typography } from '@mui/material'
import { useId } from 'react'
import { filterIn } from './rights-form.ts'

/** Which records a role works with, by their values. Which record a relation names is not asked: a maker reads none. */
export function ConditionField({ fields }: { fields: readonly EntityField[] }) {
  const t = useText()
  const titleId = useId()
  const { value, error, onChange } = useFormField('condition')
  return (
    <Box
      component="fieldset"
      aria-labelledby={titleId}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 2 }}
    >
      <Typography id={titleId} variant="body2" sx={{ fontWeight: 500 }}>
        {t('rows.conditionTitle')}
      </Typography>
      <RecordFilterEditor
        fields={fields}
        filter={filterIn(String(value))}
        none={t('rows.conditionNone')}
        onChange={(filter) => onChange(filter === undefined ? '' : JSON.stringify(filter))}
      />
      <FormHelperText error={error !== undefined}>{error ?? t('rows.conditionHelp')}</FormHelperText>
    </Box>
  )
}
