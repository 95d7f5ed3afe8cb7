import { Alert, Button, List, ListItem, Stack, Typography } from '@mui/material'
import { useText } from '@atrium/shared-utility/react'
import { EntranceForm, PasswordField, PhoneCodeFields, ProblemNotice, RequiredField } from '@atrium/shared-utility/ui'
import { useEffect } from 'react'
import type { Invited } from '../invited.ts'
import { useFreeForm } from './use-free-form.ts'

type Props = Invited & { onBack: () => void }

const consequences = ['factors', 'reach', 'sessions', 'messenger'] as const

/** What it takes for an account that one enterprise made or has reset: a login id and a password of the person's own. */
export function FreeStep({ onBack, ...invited }: Props) {
  const t = useText()
  const { fields, sending, isPossible, isPending, handleSend, handleSubmit } = useFreeForm(invited)
  const { formRef, values } = fields
  useEffect(() => formRef.current?.querySelector('input')?.focus(), [formRef])

  if (!isPossible)
    return (
      <Stack useFlexGap spacing={3}>
        <Alert severity="warning">{t('join.noSms')}</Alert>
        <Button onClick={onBack}>{t('register.back')}</Button>
      </Stack>
    )
  return (
    <EntranceForm isPending={isPending} onSubmit={handleSubmit} formRef={formRef}>
      <Consequences />
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
      {invited.needsPhone && (
        <>
          <Typography>{t('join.phone')}</Typography>
          <PhoneCodeFields fields={fields} sending={sending} onSend={handleSend} />
        </>
      )}
      <Button type="submit" variant="contained" size="large" loading={isPending}>
        {t('join.freeSubmit', { name: invited.entName })}
      </Button>
      <Button type="button" onClick={onBack}>
        {t('register.back')}
      </Button>
    </EntranceForm>
  )
}

/** What the person loses by it. */
function Consequences() {
  const t = useText()
  return (
    <>
      <Alert severity="info">{t('join.kept')}</Alert>
      <Typography>{t('join.freeing')}</Typography>
      <List dense disablePadding sx={{ listStyle: 'disc', pl: 6 }}>
        {consequences.map((one) => (
          <ListItem key={one} disablePadding sx={{ display: 'list-item' }}>
            {t(`join.freeing.${one}`)}
          </ListItem>
        ))}
      </List>
    </>
  )
}
