import { calls, platformStaff, userTypeName, UserType, type CallOutput } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormColumns, FormDialog, FormSelect, FormSwitch, FormText, FormWhen } from '@atrium/shared-utility/ui'
import { useReach } from './use-reach.ts'

export type AddedUser = CallOutput<'addUser'> & { name: string }
type Props = { onAdded: (user: AddedUser) => void; onClose: () => void }

const operator = String(UserType.operator)
const empty = { userType: operator, loginId: '', name: '', email: '', phone: '', isRoot: false }

/** One more person who runs the platform, or looks after SaaS categories. */
export function AddUser({ onAdded, onClose }: Props) {
  const t = useText()
  const add = useAction('addUser')
  const validate = useAction('validateUser')
  const { canMail, canText } = useReach()

  async function faultOf(field: { loginId: string } | { email: string } | { phone: string }) {
    const result = await validate.run(field)
    return result.status === 'done' ? result.data.fields[0]?.msg : undefined
  }

  return (
    <FormDialog
      title={t('user.add')}
      schema={calls.addUser.input}
      initial={empty}
      submitLabel={t('user.addSubmit')}
      onSubmit={async (input) => withName(await add.run(input), input.name)}
      onDone={onAdded}
      onClose={onClose}
    >
      <FormColumns>
        <FormSelect
          name="userType"
          label={t('user.userType')}
          options={platformStaff.map((type) => ({ value: String(type), label: t(`userType.${userTypeName(type)}`) }))}
        />
        <FormText
          name="loginId"
          label={t('user.loginId')}
          help={t('admin.loginIdHelp')}
          check={(loginId) => faultOf({ loginId })}
        />
        <FormText name="name" label={t('user.name')} />
        <FormText
          name="email"
          label={t('contact.email')}
          inputMode="email"
          help={t(canMail ? 'user.emailHelp' : 'user.emailOff')}
          check={(email) => faultOf({ email })}
        />
        <FormText
          name="phone"
          label={t('contact.phone')}
          inputMode="tel"
          help={t(canText ? 'user.phoneHelp' : 'user.phoneOff')}
          check={(phone) => faultOf({ phone })}
        />
      </FormColumns>
      <FormWhen name="userType" value={operator}>
        <FormSwitch name="isRoot" label={t('user.isRoot')} help={t('user.isRootHelp')} />
      </FormWhen>
    </FormDialog>
  )
}

type Result = Awaited<ReturnType<ReturnType<typeof useAction<'addUser'>>['run']>>

function withName(result: Result, name: string) {
  return result.status === 'failed' ? result : { status: 'done' as const, data: { ...result.data, name } }
}
