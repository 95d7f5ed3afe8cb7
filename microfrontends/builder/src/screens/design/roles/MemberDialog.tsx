import { id, Problem } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormDepartment, FormDialog, FormPerson, FormSelect, FormSwitch, FormWhen } from '@atrium/shared-utility/ui'
import { z } from 'zod'

type Props = { appId: string; roleUid: string; onDone: () => void; onClose: () => void }

const whoKinds = ['person', 'department', 'everybody'] as const
const memberForm = z.object({
  who: z.enum(whoKinds),
  userId: id.optional(),
  departmentId: id.optional(),
  isDeep: z.boolean(),
})

/** One more who is in a role. */
export function MemberDialog({ appId, roleUid, onDone, onClose }: Props) {
  const t = useText()
  const add = useAction('addAppRoleMember')

  async function handleSubmit({ who, userId, departmentId, isDeep }: z.output<typeof memberForm>) {
    const of = { appId, uid: roleUid }
    if (who === 'everybody') return add.run(of)
    if (who === 'person') return userId ? add.run({ ...of, userId }) : missing('userId')
    return departmentId ? add.run({ ...of, departmentId, isDeep }) : missing('departmentId')
  }

  function missing(field: string) {
    const problem = new Problem('invalidInput', {}, { fields: [{ field, msg: t('roleMembers.choose') }] })
    return { status: 'failed', problem } as const
  }

  return (
    <FormDialog
      title={t('roleMembers.add')}
      schema={memberForm}
      initial={{ who: 'person', userId: '', departmentId: '', isDeep: false }}
      submitLabel={t('role.create')}
      onSubmit={handleSubmit}
      onDone={() => {
        onDone()
        onClose()
      }}
      onClose={onClose}
    >
      <FormSelect
        name="who"
        label={t('roleMembers.who')}
        options={whoKinds.map((kind) => ({ value: kind, label: t(`roleMembers.${kind}`) }))}
      />
      <FormWhen name="who" value="person">
        <FormPerson name="userId" label={t('roleMembers.person')} isOwn />
      </FormWhen>
      <FormWhen name="who" value="department">
        <FormDepartment name="departmentId" label={t('roleMembers.department')} />
        <FormSwitch name="isDeep" label={t('roleMembers.deep')} />
      </FormWhen>
    </FormDialog>
  )
}
