import { calls, type MemberAccount, type MemberRow } from '@atrium/shared-utility/contract'
import { useAction, useCall, useText } from '@atrium/shared-utility/react'
import { FormDialog, FormText, ReadDialog, useLatest, useToast } from '@atrium/shared-utility/ui'

type Props = { member: MemberRow; onChanged: (() => void) | undefined; onClose: () => void }

/** Corrects what was typed of a member who has never signed in; afterwards the account is its person's. */
export function MemberAccountDialog({ member: { userId, name }, ...rest }: Props) {
  const t = useText()
  const title = t('member.account.of', { name })
  return (
    <ReadDialog state={useCall('getMemberAccount', { userId })} title={title} onClose={rest.onClose}>
      {(account) => <AccountForm account={account} title={title} {...rest} />}
    </ReadDialog>
  )
}

type FormProps = Omit<Props, 'member'> & { account: MemberAccount; title: string }

function AccountForm({ account, title, onChanged, onClose }: FormProps) {
  const t = useText()
  const toast = useToast()
  const { run } = useAction('updateMemberAccount')
  const read = useAction('getMemberAccount')
  const { latest, reload } = useLatest(account, () => read.run({ userId: account.userId }))
  const { userId, version, name, loginId, phone, email } = latest
  const handleDone = (stored: MemberAccount) => {
    toast(t('member.account.done', { name: stored.name }))
    onChanged?.()
    onClose()
  }
  return (
    <FormDialog
      title={title}
      schema={calls.updateMemberAccount.input}
      initial={{ name, loginId, phone: phone ?? '', email: email ?? '' }}
      constants={{ userId, version }}
      sends="changes"
      submitLabel={t('member.account.submit')}
      onSubmit={run}
      onDone={handleDone}
      onClose={onClose}
      onReload={reload}
    >
      <FormText name="name" label={t('member.name')} />
      <FormText name="loginId" label={t('member.loginId')} help={t('member.account.loginIdHelp')} />
      <FormText name="phone" label={t('member.phone')} inputMode="tel" />
      <FormText name="email" label={t('member.email')} inputMode="email" />
    </FormDialog>
  )
}
