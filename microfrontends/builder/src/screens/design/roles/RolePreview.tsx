import { type CallOutput, type DraftAppRole, type EntityField, formLayout } from '@atrium/shared-utility/contract'
import { useCall, useLang, useText } from '@atrium/shared-utility/react'
import { ListSkeleton, ProblemNotice, Section } from '@atrium/shared-utility/ui'
import { Box, Typography } from '@mui/material'
import { labelIn } from '../../../label-in.ts'

type Props = { appId: string; role: DraftAppRole }

/** What a person has of the draft who is in this role alone: tables, lists with their columns, and the form. */
export function RolePreview({ appId, role: { uid, body } }: Props) {
  const t = useText()
  const lang = useLang()
  const preview = useCall('previewApplication', { appId, role: uid })
  return (
    <Section title={t('preview.title', { name: labelIn(lang, body) })} note={t('preview.help')}>
      {preview.status === 'failed' && <ProblemNotice size="line" problem={preview.problem} onRetry={preview.reload} />}
      {preview.status === 'loading' && <ListSkeleton rows={3} />}
      {preview.status === 'done' && preview.data.entities.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('preview.none')}
        </Typography>
      )}
      {preview.status === 'done' &&
        preview.data.entities.map((entity) => <TablePreview key={entity.uid} entity={entity} />)}
    </Section>
  )
}

type Entity = CallOutput<'previewApplication'>['entities'][number]

function TablePreview({ entity }: { entity: Entity }) {
  const t = useText()
  const lang = useLang()
  const joined = (words: readonly string[]) => words.join(lang === 'zh-CN' ? '、' : ', ')
  const labelsOf = (keys: readonly string[]) =>
    joined(
      keys.flatMap((key) => entity.fields.filter((field) => field.key === key).map((field) => labelIn(lang, field))),
    )
  const shown = entity.fields.filter(({ key }) => entity.shown.includes(key)).map(({ key }) => key)
  const lists = [
    { key: '', name: t('preview.all'), columns: shown },
    ...entity.views.map((view) => ({ key: view.key, name: labelIn(lang, view), columns: view.fields })),
  ]
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {labelIn(lang, entity)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {joined(entity.acts.map((act) => t(`act.${act}`)))}
      </Typography>
      {entity.acts.includes('read') && (
        <Box component="ul" aria-label={t('preview.lists')} sx={{ m: 0, pl: 5, overflowWrap: 'anywhere' }}>
          {lists.map(({ key, name, columns }) => (
            <Typography component="li" variant="body2" key={key}>
              {t('preview.list', { name, columns: labelsOf(columns) || t('none') })}
            </Typography>
          ))}
        </Box>
      )}
      {formLayout(entity.fields, entity.sections).map(({ section, fields }) => (
        <Box key={section?.uid ?? ''} sx={{ display: 'grid', gap: 2 }}>
          {section && <Typography sx={{ fontWeight: 500 }}>{labelIn(lang, section)}</Typography>}
          <Box component="ul" aria-label={t('preview.form')} sx={form}>
            {fields.map((field) => (
              <FieldPreview key={field.uid} field={field} isEdited={isEdited(entity, field)} />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function isEdited({ added, edited }: Entity, { key }: EntityField) {
  return added.includes(key) || edited.includes(key)
}

function FieldPreview({ field, isEdited: canEdit }: { field: EntityField; isEdited: boolean }) {
  const t = useText()
  const lang = useLang()
  const facts = [
    ...(canEdit ? [] : [t('preview.readOnly')]),
    ...(canEdit && field.isRequired ? [t('field.isRequired')] : []),
    ...(field.showIf ? [t('field.isConditional')] : []),
  ]
  return (
    <Box component="li" sx={{ minWidth: 0, ...(field.type === 'longText' && { gridColumn: '1 / -1' }) }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {[labelIn(lang, field), ...facts].join(' · ')}
      </Typography>
      <Typography
        variant="body2"
        color="textSecondary"
        sx={canEdit ? box : { ...box, border: 0, bgcolor: 'action.hover' }}
      >
        {t(`type.${field.type}`)}
      </Typography>
    </Box>
  )
}

const form = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
}
const box = { px: 3, py: 2, mt: 1, border: 1, borderColor: 'divider', borderRadius: '6px' }
