import { type CallOutput, joiningTypes, newMember, UserType, userTypeName } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { InitialPassword } from '@atrium/shared-utility/security'
import { FormColumns, FormDepartment, FormDialog, FormSelect, FormText } from '@atrium/shared-utility/ui'
import { useState } from 'react'

type Props = { onChanged: (() => void) | undefined; onClose: () => void }

const initial = {
  name: '',
  loginId: '',
  phone: '',
  email: '',
  title: '',
  departmentId: '',
  userType: String(UserType.member),
}

/** Makes a member, and shows the initial password this once. */
export function AddMember({ onChanged, onClose }: Props) {
  const t = useText()
  const { run } = useAction('addMember')
  const [name, setName] = useState('')
  const [made, setMade] = useState<CallOutput<'addMember'> | null>(null)
  if (made !== null) return <InitialPassword name={name} {...made} onClose={onClose} />
  return (
    <FormDialog
      title={t('member.add')}
      schema={newMember}
      initial={initial}
      submitLabel={t('member.addSubmit')}
      onSubmit={(input) => {
        setName(input.name)
        return run(input)
      }}
      onDone={(member) => {
        onChanged?.()
        setMade(member)
      }}
      onClose={onClose}
    >
      <FormColumns>
        <FormText name="name" label={t('member.name')} />
        <FormText name="loginId" label={t('member.loginId')} help={t('member.loginIdHelp')} />
        <FormText name="phone" label={t('member.phone')} inputMode="tel" />
        <FormText name="email" label={t('member.email')} inputMode="email" />
        <FormDepartment name="departmentId" label={t('member.department')} />
        <FormText name="title" label={t('member.position')} />
        <FormSelect
          name="userType"
          label={t('member.userType')}
          options={joiningTypes.map((type) => ({ value: String(type), label: t(`joiningType.${userTypeName(type)}`) }))}
        />
      </FormColumns>
    </FormDialog>
  )
}
