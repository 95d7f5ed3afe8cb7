import type { RecordValues } from '@atrium/shared-utility/contract'
import { randomId } from '@atrium/shared-utility/model'
import { useAction, useLang, useText } from '@atrium/shared-utility/react'
import { EmptyState, FormPage, PageHeader, useToast } from '@atrium/shared-utility/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { FormFields } from '../../fields/form/FormFields.tsx'
import { useFormShape } from '../../fields/form/use-form-shape.ts'
import { FilesForm, useFilesForm } from '../../fields/files/files-form.ts'
import { labelIn } from '../../fields/label-in.ts'
import { formOf, recordForm } from '../../fields/record-form.ts'
import { noNames } from '../../fields/use-say.ts'
import { useInitial } from '../../fields/use-initial.ts'
import { OpenedApp, type Opened } from '../../opened/OpenedApp.tsx'
import { recordPath, recordsPath } from '../../opened/paths.ts'
import { tableTrail } from '../../opened/table-trail.ts'
import { LetGo } from './LetGo.tsx'
import { useCurrentApp } from './use-current-app.ts'

/** A new record, filled in on a page of its own. */
export function NewRecordScreen() {
  return <OpenedApp Screen={NewRecord} />
}

function NewRecord(opened: Opened) {
  const { app, entity, lost, explain } = useCurrentApp(opened, 'add')
  const t = useText()
  const lang = useLang()
  const toast = useToast()
  const navigate = useNavigate()
  const add = useAction('addRecord')
  // What is saved again after a lost answer is there once.
  const [onceKey] = useState(randomId)
  const table = labelIn(lang, entity)
  const fields = entity.fields.filter(({ key }) => entity.added.includes(key))
  const initial = useInitial(fields)
  const shape = useFormShape({ fields, seen: entity.fields, values: initial.values })
  const began = formOf(fields, initial.values)
  const names = { ...noNames, people: initial.people }
  const title = t('record.addTo', { table })
  const trail = tableTrail({ app, entity }, lang)

  const files = useFilesForm({ appId: app.id, entity: entity.key })
  const save = async (filled: RecordValues) => {
    const values = initial.withEmptied(filled)
    const send = async () => add.run({ appId: app.id, entity: entity.key, values, onceKey })
    return files.refuse() ?? explain({ values, result: await send() })
  }

  function handleDone({ id }: { id: string }) {
    toast(t('record.saved'))
    const next = entity.acts.includes('read') ? recordPath({ app, entity }, id) : recordsPath({ app, entity })
    void navigate(next, { replace: true })
  }
  if (!entity.acts.includes('add')) {
    return (
      <>
        <PageHeader title={title} trail={trail} />
        <EmptyState title={t('record.cannotAdd')} />
      </>
    )
  }
  return (
    <>
      <PageHeader title={title} trail={trail} />
      <FormPage
        label={title}
        schema={recordForm(shape.fields, 'whole')}
        initial={began}
        submitLabel={t('save')}
        onSubmit={({ values }) => save(values)}
        onDone={handleDone}
        onCancel={() => void navigate(recordsPath({ app, entity }))}
      >
        <LetGo lost={lost} begun={began} />
        <FilesForm value={files.form}>
          <FormFields
            fields={fields}
            sections={entity.sections}
            shape={shape}
            initial={initial.values}
            begun={began}
            sayOff={(off) => t('form.notSaved', { fields: off })}
            names={names}
            app={app}
          />
        </FilesForm>
      </FormPage>
    </>
  )
}
