import { useAction, useLang, useText } from '@atrium/shared-utility/react'
import { FormPage, PageHeader, useToast } from '@atrium/shared-utility/ui'
import { useNavigate } from 'react-router'
import { FieldInput } from '../../fields/FieldInput.tsx'
import { labelIn } from '../../fields/label-in.ts'
import { formOf, recordForm } from '../../fields/record-form.ts'
import { useInitial } from '../../fields/use-initial.ts'
import { OpenedApp, type Opened } from '../../opened/OpenedApp.tsx'
import { appPath, recordPath, recordsPath } from '../../opened/paths.ts'

/** A new record, filled in on a page of its own. */
export function NewRecordScreen() {
  return <OpenedApp Screen={NewRecord} />
}

function NewRecord({ app, entity }: Opened) {
  const t = useText()
  const lang = useLang()
  const toast = useToast()
  const navigate = useNavigate()
  const add = useAction('addRecord')
  const initial = useInitial(entity.fields)
  const table = labelIn(lang, entity)
  const title = t('record.addTo', { table })
  const trail = [
    { label: app.name, href: appPath(app.id), staysInSpace: true },
    { label: table, href: recordsPath({ app, entity }), staysInSpace: true },
  ]

  function handleDone({ id }: { id: string }) {
    toast(t('record.saved'))
    void navigate(recordPath({ app, entity }, id), { replace: true })
  }
  return (
    <>
      <PageHeader title={title} trail={trail} />
      <FormPage
        label={title}
        schema={recordForm(entity.fields, 'whole')}
        initial={formOf(entity.fields, initial.values)}
        submitLabel={t('save')}
        onSubmit={({ values }) => add.run({ appId: app.id, entity: entity.key, values: initial.withEmptied(values) })}
        onDone={handleDone}
        onCancel={() => void navigate(recordsPath({ app, entity }))}
      >
        {entity.fields.map((field) => (
          <FieldInput key={field.uid} field={field} initial={initial.values[field.key]} people={initial.people} />
        ))}
      </FormPage>
    </>
  )
}
