import { Button } from '@mui/material'
import { useText } from '@atrium/shared-utility/react'
import { EntranceForm, PhoneCodeFields, ProblemNotice } from '@atrium/shared-utility/ui'
import { BindProblem } from './BindProblem.tsx'
import { useBindPhoneForm } from './use-bind-phone-form.ts'

/** To an account that exists: the code that came to its telephone proves whose it is. */
export function BindPhone({ onOver }: { onOver: () => void }) {
  const t = useText()
  const { fields, sending, secondsLeft, isPending, ...form } = useBindPhoneForm(onOver)
  const { formRef } = fields
  const isLocked = secondsLeft > 0
  return (
    <EntranceForm isPending={isPending} onSubmit={form.handleSubmit} formRef={formRef}>
      <BindProblem problem={form.bindProblem} secondsLeft={secondsLeft} />
      {form.sendProblem && <ProblemNotice problem={form.sendProblem} size="line" />}
      <PhoneCodeFields fields={fields} sending={sending} onSend={form.handleSend} />
      <Button type="submit" variant="contained" size="large" loading={isPending} disabled={isLocked}>
        {isLocked ? t('bind.wait', { seconds: secondsLeft }) : t('bind.submit')}
      </Button>
    </EntranceForm>
  )
}
