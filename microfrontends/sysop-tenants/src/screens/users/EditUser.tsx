import { calls, UserType, type UserRow } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormDialog, FormSwitch, FormText } from '@atrium/shared-utility/ui'

type Props = { user: UserRow; onSaved: () => void; onClose: () => void }

/** A person's name, and of operators whether they are root. */
export function EditUser({ user: { userid, version, name, userType, isRoot }, onSaved, onClose }: Props) {
  const t = useText()
  const save = useAction('updateUser')
  const isOperator = userType === UserType.operator
  return (
    <FormDialog
      title={t('user.editOf', { name })}
      schema={calls.updateUser.input}
      initial={{ name, ...(isOperator && { isRoot }) }}
      constants={{ userid, version }}
      sends="changes"
      submitLabel={t('save')}
      onSubmit={save.run}
      onDone={onSaved}
      onClose={onClose}
    >
      <FormText name="name" label={t('user.name')} />
      {isOperator && <FormSwitch name="isRoot" label={t('user.isRoot')} help={t('user.isRootHelp')} />}
    </FormDialog>
  )
}
