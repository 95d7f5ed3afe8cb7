import type { EntityField } from '@atrium/shared-utility/contract'
import { useLang, useText } from '@atrium/shared-utility/react'
import { RowButton } from '@atrium/shared-utility/ui'
import { Box, Typography } from '@mui/material'
import type { KeyboardEvent } from 'react'
import { labelIn } from '../../../label-in.ts'

type Props = {
  field: EntityField
  isFirst: boolean
  isLast: boolean
  onMove: (step: -1 | 1) => void
  onHide: () => void
  onEdit: () => void
  onDelete: () => void
}

/** One field with all that can be done with it. Alt with an arrow moves it, wherever in the row the focus is. */
export function FieldRow({ field, isFirst, isLast, onMove, onHide, onEdit, onDelete }: Props) {
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

  function handleKeyDown(event: KeyboardEvent) {
    const step = event.altKey && (event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0)
    if (!step) return
    event.preventDefault()
    if (step === -1 ? !isFirst : !isLast) onMove(step)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the buttons in it bubble to here
    <Box component="li" onKeyDown={handleKeyDown} sx={row}>
      <Box sx={{ flex: '1 1 180px', minWidth: 0, ...(field.isHidden && { color: 'text.secondary' }) }}>
        <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {facts.join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex' }}>
        <RowButton label={t('field.up', { name })} icon="up" isOff={isFirst} onPress={() => onMove(-1)} />
        <RowButton label={t('field.down', { name })} icon="down" isOff={isLast} onPress={() => onMove(1)} />
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
