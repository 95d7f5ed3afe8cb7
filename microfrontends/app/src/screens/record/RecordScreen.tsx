import { type CallOutput, type EntityField, formLayout, formState } from '@atrium/shared-utility/contract'
import { useAction, useCall, useFormat, useLang, useText } from '@atrium/shared-utility/react'
import { FactList, Icon, ListSkeleton, PageHeader, ProblemNotice, Section } from '@atrium/shared-utility/ui'
import { Box, Button } from '@mui/material'
import { Link, useNavigate, useParams } from 'react-router'
import { labelIn } from '../../fields/label-in.ts'
import { useAsker } from '../../fields/form/use-asker.ts'
import { titleOf } from '../../fields/record-title.ts'
import { useSay } from '../../fields/use-say.ts'
import { OpenedApp, type Opened } from '../../opened/OpenedApp.tsx'
import { appPath, recordPath, recordsPath } from '../../opened/paths.ts'
import { FieldValue } from './FieldValue.tsx'
import { RelatedLists } from './RelatedLists.tsx'
import { RecordHistory } from './RecordHistory.tsx'

/** One record: its values, and what became of it. */
export function RecordScreen() {
  return <OpenedApp Screen={ReadRecord} />
}

type Found = { record: CallOutput<'getRecord'>; onReload: () => void }

function ReadRecord(opened: Opened) {
  const t = useText()
  const lang = useLang()
  const { id = '' } = useParams()
  const { app, entity } = opened
  const record = useCall('getRecord', { appId: app.id, entity: entity.key, id })
  if (record.status === 'done') return <Record {...opened} record={record.data} onReload={record.reload} />
  const back = (
    <Button size="small" component={Link} to={recordsPath(opened)}>
      {t('record.back', { table: labelIn(lang, entity) })}
    </Button>
  )
  return (
    <>
      <PageHeader title={labelIn(lang, entity)} />
      {record.status === 'failed' && <ProblemNotice problem={record.problem} onRetry={record.reload} actions={back} />}
      {record.status === 'loading' && <ListSkeleton rows={6} />}
    </>
  )
}

function Record({ app, entity, record, onReload }: Opened & Found) {
  const t = useText()
  const lang = useLang()
  const format = useFormat()
  const navigate = useNavigate()
  const asker = useAsker()
  const say = useSay(record)
  const remove = useAction('deleteRecord')
  const { id, rev, values, can } = record

  async function handleDelete() {
    const result = await remove.run({ appId: app.id, entity: entity.key, id, rev })
    if (result.status === 'done') await navigate(`${recordsPath({ app, entity })}?deleted=${id}`)
    else if (result.problem.code === 'recordConflict') onReload()
  }

  const trail = [
    { label: app.name, href: appPath(app.id), staysInSpace: true },
    { label: labelIn(lang, entity), href: recordsPath({ app, entity }), staysInSpace: true },
  ]
  const actions = (
    <>
      {can.delete && (
        <Button
          variant="outlined"
          color="error"
          startIcon={<Icon name="delete" size={16} />}
          loading={remove.status === 'pending'}
          onClick={() => void handleDelete()}
        >
          {t('record.delete')}
        </Button>
      )}
      {can.change && (
        <Button
          variant="contained"
          startIcon={<Icon name="edit" size={16} />}
          component={Link}
          to={`${recordPath({ app, entity }, id)}/edit`}
        >
          {t('record.edit')}
        </Button>
      )}
    </>
  )
  const seen = entity.fields.filter(({ key }) => Object.hasOwn(values, key))
  const states = formState(values, { fields: seen, asker })
  // What is not asked for is left out, unless there is a value in it.
  const shown = seen.filter(({ key }) => states.get(key) !== 'off' || (values[key] ?? null) !== null)
  const factOf = (field: EntityField) => ({
    label: labelIn(lang, field),
    value: <FieldValue field={field} value={values[field.key]} app={app} names={record} />,
  })
  return (
    <>
      <PageHeader
        title={titleOf({ fields: entity.fields, values }, say) ?? t('record.untitled')}
        description={t('record.changed', { by: record.updatedBy, at: format.dateTime(record.updatedAt) })}
        trail={trail}
        actions={actions}
      />
      <Box sx={{ display: 'grid', gap: 4, maxWidth: 800 }}>
        {remove.status === 'failed' && <ProblemNotice size="line" problem={remove.problem} />}
        {formLayout(shown, entity.sections).map(({ section, fields }) => (
          <Section key={section?.uid ?? ''} title={labelIn(lang, section ?? entity)}>
            <FactList facts={fields.map(factOf)} sx={{ whiteSpace: 'pre-line' }} />
          </Section>
        ))}
        <RelatedLists app={app} entity={entity} id={id} />
        <RecordHistory app={app} entity={entity} record={record} say={say} />
      </Box>
    </>
  )
}
