import { Alert, Button, List, ListItem, Typography } from '@mui/material'
import { joiningCalls } from '@atrium/shared-utility/contract'
import { useAction, useEnter, useText } from '@atrium/shared-utility/react'
import { EntranceForm, PasswordField, ProblemNotice, RequiredField, useFields } from '@atrium/shared-utility/ui'
import { useEffect, type FormEvent } from 'react'
import { keepInvited, type Invited } from '../invited.ts'

type Props = Invited & { onBack: () => void }

const { loginId, newPassword } = joiningCalls.freeAndJoin.input.shape
const consequences = ['factors', 'reach', 'sessions', 'messenger'] as const

/** What it takes for an account that one enterprise made or has reset: a login id and a password of the person's own. */
export function FreeStep({ entName, ticket, onBack }: Props) {
  const t = useText()
  const free = useAction('freeAndJoin')
  const { enter, isEntering } = useEnter()
  const isPending = free.status === 'pending' || isEntering
  const fields = useFields({
    initial: { loginId: '', newPassword: '' },
    shape: { loginId, newPassword },
    problem: free.status === 'failed' ? free.problem : null,
    wordsOf: (field) => t(field === 'loginId' ? 'register.loginIdRequired' : 'register.passwordRequired'),
  })
  const { formRef, values } = fields
  useEffect(() => formRef.current?.querySelector('input')?.focus(), [formRef])

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending || !fields.areWhole(['loginId', 'newPassword'])) return
    const result = await free.run({ ticket, ...values })
    if (result.status === 'failed') return fields.focusOn(result.problem, 'loginId')
    keepInvited(null)
    await enter(result.data)
  }

  return (
    <EntranceForm isPending={isPending} onSubmit={handleSubmit} formRef={formRef}>
      <Alert severity="info">{t('join.kept')}</Alert>
      <Typography>{t('join.freeing')}</Typography>
      <List dense disablePadding sx={{ listStyle: 'disc', pl: 6 }}>
        {consequences.map((one) => (
          <ListItem key={one} disablePadding sx={{ display: 'list-item' }}>
            {t(`join.freeing.${one}`)}
          </ListItem>
        ))}
      </List>
      {fields.problem && <ProblemNotice problem={fields.problem} size="line" />}
      <RequiredField
        name="loginId"
        label={t('register.loginId')}
        autoComplete="username"
        value={values.loginId}
        onChange={(event) => fields.change({ loginId: event.target.value })}
        error={fields.refusalOf('loginId') !== undefined}
        help={fields.refusalOf('loginId') ?? t('register.loginIdHelp')}
        inputProps={{ maxLength: 64 }}
      />
      <PasswordField
        name="newPassword"
        label={t('join.newPassword')}
        autoComplete="new-password"
        value={values.newPassword}
        refusal={fields.refusalOf('newPassword')}
        help={t('register.passwordHelp')}
        onChange={(typed) => fields.change({ newPassword: typed })}
      />
      <Button type="submit" variant="contained" size="large" loading={isPending}>
        {t('join.freeSubmit', { name: entName })}
      </Button>
      <Button type="button" onClick={onBack}>
        {t('register.back')}
      </Button>
    </EntranceForm>
  )
}
