import { Button } from '@mui/material'
import { useText } from '@atrium/shared-utility/react'
import { CaptchaField, EntranceForm, PasswordField, RequiredField } from '@atrium/shared-utility/ui'
import { BindProblem } from './BindProblem.tsx'
import { useBindForm } from './use-bind-form.ts'

/** To an account that exists: its login id and its password prove whose it is. */
export function BindAccount({ onOver }: { onOver: () => void }) {
  const t = useText()
  const { captcha, captchaRef, ...form } = useBindForm(onOver)
  const isLocked = form.secondsLeft > 0
  return (
    <EntranceForm isPending={form.isPending} onSubmit={form.handleSubmit}>
      <BindProblem problem={form.problem} secondsLeft={form.secondsLeft} />
      <RequiredField
        name="loginId"
        autoComplete="username"
        label={t('bind.loginId')}
        value={form.values.loginId}
        onChange={(event) => form.change({ loginId: event.target.value })}
        error={form.isRefused('loginId')}
        help={form.isRefused('loginId') ? t('bind.loginIdRequired') : undefined}
        inputProps={{ maxLength: 64 }}
      />
      <PasswordField
        name="password"
        autoComplete="current-password"
        label={t('bind.password')}
        value={form.values.password}
        onChange={(password) => form.change({ password })}
        refusal={form.isRefused('password') ? t('bind.passwordRequired') : undefined}
      />
      {captcha && <CaptchaField key={String(captcha.params['captchaId'])} problem={captcha} ref={captchaRef} />}
      <Button type="submit" variant="contained" size="large" loading={form.isPending} disabled={isLocked}>
        {isLocked ? t('bind.wait', { seconds: form.secondsLeft }) : t('bind.submit')}
      </Button>
    </EntranceForm>
  )
}
