import { calls, memberTypes, userTypeName, type MemberRow } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormDialog, FormSelect, FormText, useToast } from '@atrium/shared-utility/ui'

type Props = { member: MemberRow; onChanged: (() => void) | undefined; onClose: () => void }

/** A member's position and user type. */
export function ChangeType({ member: { userId, name, userType, position }, onChanged, onClose }: Props) {
  const t = useText()
  const toast = useToast()
  const { run } = useAction('updateMember')
  const handleDone = () => {
    toast(t('member.type.done', { name }))
    onChanged?.()
    onClose()
  }
  return (
    <FormDialog
      title={t('member.type.of', { name })}
      schema={calls.updateMember.input}
      initial={{ userType: String(userType), title: position }}
      constants={{ userId }}
      sends="changes"
      submitLabel={t('member.type.submit')}
      onSubmit={run}
      onDone={handleDone}
      onClose={onClose}
    >
      <FormText name="title" label={t('member.position')} help={t('member.positionHelp')} />
      <FormSelect
        name="userType"
        label={t('member.userType')}
        help={t('member.type.help')}
        options={memberTypes.map((type) => ({ value: String(type), label: t(`joiningType.${userTypeName(type)}`) }))}
      />
    </FormDialog>
  )
}
