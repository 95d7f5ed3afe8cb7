import type { CallOutput, ProblemCode, RecordValues } from '@atrium/shared-utility/contract'
import { type CallState, useAction, useCall, useLang, useText } from '@atrium/shared-utility/react'
import {
  EmptyState,
  FactList,
  FormPage,
  ListSkeleton,
  PageHeader,
  ProblemNotice,
  Section,
  useLatest,
  useToast,
} from '@atrium/shared-utility/ui'
import { Box } from '@mui/material'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { FormFields } from '../../fields/form/FormFields.tsx'
import { useFormShape } from '../../fields/form/use-form-shape.ts'
import { FilesForm, useFilesForm } from '../../fields/files/files-form.ts'
import { labelIn } from '../../fields/label-in.ts'
import { formOf, recordForm } from '../../fields/record-form.ts'
import { titleOf } from '../../fields/record-title.ts'
import { useSay } from '../../fields/use-say.ts'
import { useRecordNews } from '../../news/use-record-news.ts'
import { OpenedApp, type Opened } from '../../opened/OpenedApp.tsx'
import { recordPath } from '../../opened/paths.ts'
import { tableTrail } from '../../opened/table-trail.ts'
import { LetGo } from './LetGo.tsx'
import { NewerNotice } from './NewerNotice.tsx'
import { useCurrentApp } from './use-current-app.ts'

/** Changes a record; fields that are left as they are stay as others may have changed them. */
export function EditRecordScreen() {
  return <OpenedApp Screen={RecordOfAddress} />
}

function RecordOfAddress(opened: Opened) {
  const { id = '' } = useParams()
  return <ReadRecord key={id} {...opened} id={id} />
}

function ReadRecord({ app, entity, id }: Opened & { id: string }) {
  const t = useText()
  const record = useCall('getRecord', { appId: app.id, entity: entity.key, id }, { keepPrevious: true })
  useRecordNews({ app, entity }, [record])
  // The form stays, whatever becomes of the record: what was typed is the person's.
  const [began, setBegan] = useState<Found | null>(null)
  if (began === null && record.status === 'done' && record.data.can.change) setBegan(record.data)
  if (began !== null) return <EditRecord app={app} entity={entity} record={began} now={record} />
  return (
    <>
      <PageHeader title={t('record.edit')} />
      {record.status === 'done' && <EmptyState title={t('record.cannotChange')} />}
      {record.status === 'failed' && <ProblemNotice problem={record.problem} onRetry={record.reload} />}
      {record.status === 'loading' && <ListSkeleton rows={6} />}
    </>
  )
}

/** What the record has already counts as written. */
const nothing = {}

/** Refusals that say what has become of the record meanwhile. */
const saysOfRecord: readonly ProblemCode[] = [
  'appNotFound',
  'recordConflict',
  'recordNotFound',
  'recordBeyondRole',
  'actNotGranted',
]

type Found = CallOutput<'getRecord'>
type Props = Opened & {
  record: Found
  /** The same as it is now. */
  now: CallState<Found>
}

function EditRecord({ record, now, ...opened }: Props) {
  const { app, entity, lost, explain } = useCurrentApp(opened, 'change')
  const t = useText()
  const lang = useLang()
  const toast = useToast()
  const navigate = useNavigate()
  const update = useAction('updateRecord')
  const read = useAction('getRecord')
  const where = { appId: app.id, entity: entity.key, id: record.id }
  const { latest, reload } = useLatest(record, () => read.run(where))
  const say = useSay(latest)
  const fields = entity.fields.filter(({ key }) => latest.editable.includes(key))
  const fixed = entity.fields.filter(({ key }) => Object.hasOwn(latest.values, key) && !latest.editable.includes(key))
  const seen = [...fields, ...fixed]
  const shape = useFormShape({ fields, seen, values: latest.values })
  const page = recordPath({ app, entity }, record.id)
  const name = titleOf({ fields: entity.fields, values: record.values }, say) ?? t('record.untitled')
  const title = t('record.editOf', { name })
  const trail = [...tableTrail({ app, entity }, lang), { label: name, href: page }]

  const files = useFilesForm({ appId: app.id, entity: entity.key })
  // What the form says of a refused save is not said a second time over its fields.
  const [saidOf, setSaidOf] = useState<Found | null>(null)
  async function save(values: RecordValues) {
    const send = async () => update.run({ ...where, rev: latest.rev, values })
    const result = files.refuse() ?? (await explain({ values, result: await send(), onNewer: reload }))
    setSaidOf(result.status === 'failed' && saysOfRecord.includes(result.problem.code) ? latest : null)
    return result
  }
  const began = formOf(fields, latest.values)
  return (
    <>
      <PageHeader title={title} trail={trail} />
      {fixed.length > 0 && (
        <Section title={t('record.fixed')}>
          <FactList
            facts={fixed.map((field) => ({ label: labelIn(lang, field), value: say(field, latest.values[field.key]) }))}
          />
        </Section>
      )}
      <FormPage
        label={title}
        schema={recordForm(shape.fields, 'changes')}
        initial={began}
        sends="changes"
        submitLabel={t('save')}
        onSubmit={({ values }) => save(values)}
        onDone={() => {
          toast(t('record.saved'))
          void navigate(page, { replace: true })
        }}
        onCancel={() => void navigate(page)}
        onReload={reload}
      >
        <LetGo lost={lost} begun={began} />
        <FilesForm value={files.form}>
          <FormFields
            fields={fields}
            sections={entity.sections}
            shape={shape}
            initial={latest.values}
            begun={nothing}
            sayOff={(off) => t('form.kept', { fields: off })}
            names={latest}
            app={app}
          />
        </FilesForm>
        <Box sx={inSight}>
          {saidOf !== latest && <NewerNotice fields={seen} latest={latest} now={now} onTake={reload} />}
        </Box>
      </FormPage>
    </>
  )
}

/** Above the buttons of the form, wherever in it the person is. */
const inSight = {
  position: 'sticky',
  bottom: 'calc(72px + var(--atrium-tabs, 0px))',
  zIndex: 1,
  '&:empty': { display: 'none' },
} as const
