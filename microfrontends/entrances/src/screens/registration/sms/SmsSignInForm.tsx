import { Button, Checkbox, FormControlLabel } from '@mui/material'
import { useText } from '@atrium/shared-utility/react'
import { EntranceForm, PhoneCodeFields, ProblemNotice } from '@atrium/shared-utility/ui'
import { useEffect } from 'react'
import { useSmsSignInForm } from './use-sms-sign-in-form.ts'

/** Telephone, code, and what was refused. */
export function SmsSignInForm() {
  const t = useText()
  const { fields, sending, secondsLeft, isPending, ...form } = useSmsSignInForm()
  const { formRef } = fields
  const isLocked = secondsLeft > 0
  useEffect(() => formRef.current?.querySelector('input')?.focus(), [formRef])
  return (
    <EntranceForm isPending={isPending} onSubmit={form.handleSubmit} formRef={formRef}>
      {/* A lock is told by the button, which counts it down. */}
      {fields.problem && !isLocked && <ProblemNotice problem={fields.problem} size="line" />}
      <PhoneCodeFields fields={fields} sending={sending} onSend={form.handleSend} />
      <FormControlLabel
        label={t('sms.remember')}
        control={<Checkbox checked={form.remember} onChange={(event) => form.setRemember(event.target.checked)} />}
      />
      <Button type="submit" variant="contained" size="large" loading={isPending} disabled={isLocked}>
        {isLocked ? t('sms.submitWait', { seconds: secondsLeft }) : t('sms.submit')}
      </Button>
    </EntranceForm>
  )
}
