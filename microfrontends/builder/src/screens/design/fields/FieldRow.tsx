import type { EntityField } from '@atrium/shared-utility/contract'
import { useLang, useText } from '@atrium/shared-utility/react'
import { RowButton } from '@atrium/shared-utility/ui'
import { Box, Typography } from '@mui/material'
import { labelIn } from '../../../label-in.ts'
import { moveByKeys, type Movable } from '../move-by-keys.ts'
import { MoveButtons } from '../MoveButtons.tsx'

type Props = Movable & {
  field: EntityField
  onHide: () => void
  onEdit: () => void
  onDelete: () => void
}

/** One field with all that can be done with it. Alt with an arrow moves it, wherever in the row the focus is. */
export function FieldRow({ field, onHide, onEdit, onDelete, ...place }: Props) {
  const t = useText()
  const lang = useLang()
  const name = labelIn(lang, field)
  const facts = [
    t(`type.${field.type}`),
    field.key,
    ...(field.isRequired ? [t('field.isRequired')] : []),
    ...(field.showIf ? [t('field.isConditional')] : []),
    ...(field.isUnique ? [t('rule.unique')] : []),
    ...(field.isHidden ? [t('field.isHidden')] : []),
  ]

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the buttons in it bubble to here
    <Box component="li" onKeyDown={moveByKeys(place)} sx={row}>
      <Box sx={{ flex: '1 1 180px', minWidth: 0, ...(field.isHidden && { color: 'text.secondary' }) }}>
        <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {facts.join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex' }}>
        <MoveButtons name={name} {...place} />
        <RowButton
          label={t(field.isHidden ? 'field.show' : 'field.hide', { name })}
          icon={field.isHidden ? 'eye' : 'eyeOff'}
          onPress={onHide}
        />
        <RowButton label={t('field.edit', { name })} icon="edit" onPress={onEdit} />
        <RowButton label={t('field.delete', { name })} icon="delete" onPress={onDelete} />
      </Box>
    </Box>
  )
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  px: 4,
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
}
