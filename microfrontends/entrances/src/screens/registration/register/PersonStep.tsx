import { Alert, Button, Stack } from '@mui/material'
import { joinPath } from '@atrium/shared-utility/model'
import { useNavigatePortal, useText } from '@atrium/shared-utility/react'
import { EntranceForm, PasswordField, PhoneCodeFields, ProblemNotice, RequiredField } from '@atrium/shared-utility/ui'
import { useEffect } from 'react'
import { keepInvited, type Invited } from '../invited.ts'
import { useKeepRegistration, type TypedPerson } from './kept-registration.ts'
import { usePersonForm } from './use-person-form.ts'

type Props = Invited & {
  /** What the fields begin with, where it was typed before. */
  begun?: TypedPerson | null | undefined
  onBack: () => void
}

/** Name, login id and password of a person who was invited, and the telephone where codes can be sent. */
export function PersonStep({ begun, onBack, ...invited }: Props) {
  const t = useText()
  const form = usePersonForm(invited, begun)
  const { fields, secondsLeft, isPossible } = form
  const { formRef, values } = fields
  useKeepRegistration({ invited, person: { name: values.name, loginId: values.loginId, phone: values.phone } })
  useEffect(() => formRef.current?.querySelector('input')?.focus(), [formRef])
  const nameRefusal = fields.refusalOf('name') ?? (form.isNameRefused ? t('register.nameTaken') : undefined)
  const loginIdRefusal = fields.refusalOf('loginId')
  const isLocked = secondsLeft > 0
  const go = useNavigatePortal()
  // The page asks for a sign-in first, and comes back to what is kept.
  const handleAccount = () => {
    keepInvited(invited)
    void go(joinPath)
  }
  const otherWays = (
    <>
      <Button type="button" onClick={handleAccount}>
        {t('register.haveAccount')}
      </Button>
      <Button type="button" onClick={onBack}>
        {t('register.back')}
      </Button>
    </>
  )
  if (!isPossible)
    return (
      <Stack useFlexGap spacing={3}>
        <Alert severity="warning">{t('join.noSms')}</Alert>
        {otherWays}
      </Stack>
    )
  return (
    <EntranceForm isPending={form.isPending} onSubmit={form.handleSubmit} formRef={formRef}>
      <Alert severity="success" sx={{ mb: 1 }}>
        {t('register.invitedBy', { name: invited.entName })}
      </Alert>
      {fields.problem && !isLocked && <ProblemNotice problem={fields.problem} size="line" />}
      <RequiredField
        name="name"
        label={t('register.name')}
        autoComplete="name"
        value={values.name}
        onChange={(event) => form.changeName(event.target.value)}
        onBlur={form.checkName}
        error={nameRefusal !== undefined}
        help={nameRefusal}
        inputProps={{ maxLength: 64 }}
      />
      <RequiredField
        name="loginId"
        label={t('register.loginId')}
        autoComplete="username"
        value={values.loginId}
        onChange={(event) => fields.change({ loginId: event.target.value })}
        error={loginIdRefusal !== undefined}
        help={loginIdRefusal ?? t('register.loginIdHelp')}
        inputProps={{ maxLength: 64 }}
      />
      <PasswordField
        name="password"
        label={t('register.password')}
        autoComplete="new-password"
        value={values.password}
        refusal={fields.refusalOf('password')}
        help={t('register.passwordHelp')}
        onChange={(password) => fields.change({ password })}
      />
      {form.hasSms && <PhoneCodeFields fields={fields} sending={form.sending} onSend={form.handleSend} />}
      <Button type="submit" variant="contained" size="large" loading={form.isPending} disabled={isLocked}>
        {isLocked ? t('sms.submitWait', { seconds: secondsLeft }) : t('register.submit')}
      </Button>
      {otherWays}
    </EntranceForm>
  )
}
