import { calls, type UserContact, type UserRow } from '@atrium/shared-utility/contract'
import { useAction, useCall, useText } from '@atrium/shared-utility/react'
import { FormDialog, FormText } from '@atrium/shared-utility/ui'
import { useState } from 'react'
import { ReadDialog } from '../../ReadDialog.tsx'

type Props = { user: UserRow; onSaved: () => void; onClose: () => void }

/** Sets or corrects how somebody is reached. What is new counts for nothing until its person has confirmed it. */
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
  const [latest, setLatest] = useState(contact)
  const { userid, version, email, phone } = latest

  async function handleReload() {
    const result = await read.run({ userid })
    if (result.status === 'done') setLatest(result.data)
    return result
  }

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
      onReload={handleReload}
    >
      <FormText name="email" label={t('contact.email')} help={t(helpOf('email', email, latest.isEmailConfirmed))} />
      <FormText name="phone" label={t('contact.phone')} help={t(helpOf('phone', phone, latest.isPhoneConfirmed))} />
    </FormDialog>
  )
}

function helpOf(field: 'email' | 'phone', value: string | null, isConfirmed: boolean) {
  if (value === null) return `contact.${field}.none`
  return isConfirmed ? `contact.${field}.confirmed` : `contact.${field}.open`
}
