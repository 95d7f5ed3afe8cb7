import { type EntityField, recordFilterText } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { RecordFilterEditor, useFormField } from '@atrium/shared-utility/ui'
import { Box, FormHelperText, Typography } from '@mui/material'
import { useId } from 'react'

/** Which records a view shows, by their values. Which record a relation names is not asked: a maker reads none. */
export function ViewFilter({ fields }: { fields: readonly EntityField[] }) {
  const t = useText()
  const titleId = useId()
  const { value, error, onChange } = useFormField('filter')
  return (
    <Box
      component="fieldset"
      aria-labelledby={titleId}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 2 }}
    >
      <Typography id={titleId} variant="body2" sx={{ fontWeight: 500 }}>
        {t('view.filter')}
      </Typography>
      <RecordFilterEditor
        fields={fields}
        filter={value === '' ? undefined : recordFilterText.safeParse(value).data}
        none={t('view.filterNone')}
        onChange={(filter) => onChange(filter === undefined ? '' : JSON.stringify(filter))}
      />
      <FormHelperText error={error !== undefined}>{error ?? t('view.filterHelp')}</FormHelperText>
    </Box>
  )
}
