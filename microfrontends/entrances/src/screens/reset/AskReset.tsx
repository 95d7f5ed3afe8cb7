import { Alert, Button, Typography } from '@mui/material'
import { useText } from '@atrium/shared-utility/react'
import { CaptchaField, EntranceForm, EntrancePage, ProblemNotice, RequiredField } from '@atrium/shared-utility/ui'
import { useAskReset } from './use-ask-reset.ts'
import { ToSignIn } from './ToSignIn.tsx'

/** Says the same whatever account it is asked for: a stranger learns of no account. */
export function AskReset() {
  const t = useText()
  const { accountRef, captchaRef, ...form } = useAskReset()
  return (
    <EntrancePage title={t('reset.title')}>
      {form.isDone ? (
        <Alert severity="success">{t('reset.sent')}</Alert>
      ) : (
        <EntranceForm isPending={form.isPending} onSubmit={form.handleSubmit} spacing={2}>
          <Typography color="textSecondary">{t('reset.text')}</Typography>
          {form.problem && <ProblemNotice problem={form.problem} size="line" />}
          <RequiredField
            name="account"
            autoComplete="username"
            label={t('reset.account')}
            value={form.account}
            onChange={(event) => form.change(event.target.value)}
            error={form.isUnfilled}
            help={form.isUnfilled ? t('reset.accountRequired') : undefined}
            inputRef={accountRef}
            inputProps={{ maxLength: 254 }}
          />
          {form.captcha && (
            <CaptchaField key={String(form.captcha.params['captchaId'])} problem={form.captcha} ref={captchaRef} />
          )}
          <Button
            type="submit"
            variant="contained"
            size="large"
            loading={form.isPending}
            disabled={form.secondsLeft > 0}
          >
            {form.secondsLeft > 0 ? t('reset.wait', { seconds: form.secondsLeft }) : t('reset.submit')}
          </Button>
        </EntranceForm>
      )}
      <ToSignIn />
    </EntrancePage>
  )
}
