import { calls, type UserContact, type UserRow } from '@atrium/shared-utility/contract'
import { useAction, useCall, useText } from '@atrium/shared-utility/react'
import { FormDialog, FormText, ReadDialog, useLatest } from '@atrium/shared-utility/ui'
import { useReach } from './use-reach.ts'

type Props = { user: UserRow; onSaved: () => void; onClose: () => void }

/** Sets or corrects how a person is reached. What is new counts for nothing until its person has confirmed it. */
export function ContactDialog({ user, ...rest }: Props) {
  const t = useText()
  const title = t('contact.title', { name: user.name })
  return (
    <ReadDialog state={useCall('getUserContact', { userid: user.userid })} title={title} onClose={rest.onClose}>
      {(contact) => <EditContact contact={contact} title={title} {...rest} />}
    </ReadDialog>
  )
}

type EditProps = Omit<Props, 'user'> & { contact: UserContact; title: string }

function EditContact({ contact, title, onSaved, onClose }: EditProps) {
  const t = useText()
  const save = useAction('updateUserContact')
  const read = useAction('getUserContact')
  const { latest, reload } = useLatest(contact, () => read.run({ userid: contact.userid }))
  const { userid, version, email, phone } = latest
  const { canMail, canText } = useReach()
  const emailState = stateOf({ value: email, isConfirmed: latest.isEmailConfirmed, isUsed: canMail })
  const phoneState = stateOf({ value: phone, isConfirmed: latest.isPhoneConfirmed, isUsed: canText })

  return (
    <FormDialog
      title={title}
      schema={calls.updateUserContact.input}
      initial={{ email: email ?? '', phone: phone ?? '' }}
      constants={{ userid, version }}
      sends="changes"
      submitLabel={t('save')}
      onSubmit={save.run}
      onDone={onSaved}
      onClose={onClose}
      onReload={reload}
    >
      <FormText name="email" label={t('contact.email')} help={t(`contact.email.${emailState}`)} />
      <FormText name="phone" label={t('contact.phone')} help={t(`contact.phone.${phoneState}`)} />
    </FormDialog>
  )
}

type Fact = { value: string | null; isConfirmed: boolean; isUsed: boolean }

/** Where nothing is sent, no way is named on which the person could confirm what is new. */
function stateOf({ value, isConfirmed, isUsed }: Fact) {
  if (value !== null && isConfirmed) return 'confirmed'
  if (!isUsed) return 'off'
  return value === null ? 'none' : 'open'
}
