import { calls, type Department } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormColumns, FormDialog, FormPerson, FormText, useDepartmentName } from '@atrium/shared-utility/ui'

type Props = { department: Department; onSaved: () => void; onClose: () => void }

/** What a department is called, and who is its head. */
export function EditDepartment({ department, onSaved, onClose }: Props) {
  const t = useText()
  const called = useDepartmentName()
  const { run } = useAction('updateDepartment')
  const { id, version, name, nameEn, code, head } = department
  return (
    <FormDialog
      title={t('departments.editOf', { name: called(department) })}
      schema={calls.updateDepartment.input}
      initial={{ name, nameEn: nameEn ?? '', code: code ?? '', headId: head?.userId ?? '' }}
      constants={{ id, version }}
      sends="changes"
      submitLabel={t('departments.save')}
      onSubmit={run}
      onDone={onSaved}
      onClose={onClose}
    >
      <FormColumns>
        <FormText name="name" label={t('departments.name')} />
        <FormText name="nameEn" label={t('departments.nameEn')} />
        <FormText name="code" label={t('departments.code')} help={t('departments.codeHelp')} />
        <FormPerson
          name="headId"
          label={t('departments.head')}
          help={t('departments.headHelp')}
          initialLabel={head?.name ?? null}
        />
      </FormColumns>
    </FormDialog>
  )
}
