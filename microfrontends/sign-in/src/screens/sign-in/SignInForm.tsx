import { Button, Checkbox, FormControlLabel, Stack } from '@mui/material'
import { keepsCookies } from '@atrium/shared-utility'
import { lazyPart, useSession, useText } from '@atrium/shared-utility/react'
import { Problem } from '@atrium/shared-utility/contract'
import { PasswordField, ProblemNotice, RequiredField } from '@atrium/shared-utility/ui'
import { useState, type ReactNode } from 'react'
import { DemoPart } from './DemoPart.tsx'
import { SignInProblem } from './SignInProblem.tsx'
import { useSignInForm } from './use-sign-in-form.ts'

const SignInCaptcha = lazyPart(async () => (await import('./SignInCaptcha.tsx')).SignInCaptcha, {
  waiting: <Button variant="text" loading disabled />,
  Failed: ({ onRetry }) => <ProblemNotice problem={new Problem('unreachable')} onRetry={onRetry} size="line" />,
})

// Few visits show these, so they are fetched on demand.
const EndedWhy = lazyPart(async () => (await import('./EndedWhy.tsx')).EndedWhy)
const NoCookies = lazyPart(async () => (await import('./methods.ts')).NoCookies)

/**
 * Login id and password, what was refused, and the demo accounts where there are any. These come late, so what stands
 * below the form goes between: nothing moves away under a finger.
 */
export function SignInForm({ children }: { children?: ReactNode }) {
  const t = useText()
  const form = useSignInForm()
  const [hasCookies] = useState(keepsCookies)
  const hasEnded = useSession().endedWhy !== undefined
  const { values, refused, secondsLeft } = form
  const isLocked = secondsLeft > 0
  return (
    <>
      <Stack
        component="form"
        method="post"
        noValidate
        useFlexGap
        spacing={1}
        onSubmit={form.handleSubmit}
        aria-busy={form.isPending}
      >
        {!hasCookies && <NoCookies />}
        {hasEnded && <EndedWhy />}
        {form.problem && <SignInProblem problem={form.problem} secondsLeft={secondsLeft} />}
        <RequiredField
          name="loginId"
          autoComplete="username"
          label={t('signIn.loginId')}
          onChange={(event) => form.change({ loginId: event.target.value })}
          onBlur={() => form.leave('loginId')}
          error={refused.loginId}
          help={refused.loginId ? t('signIn.loginIdRequired') : undefined}
          inputRef={form.loginIdRef}
          inputProps={{ maxLength: 64 }}
        />
        <PasswordField
          name="password"
          label={t('signIn.password')}
          autoComplete="current-password"
          refusal={refused.password ? t('signIn.passwordRequired') : undefined}
          inputRef={form.passwordRef}
          onChange={(password) => form.change({ password })}
          onBlur={() => form.leave('password')}
        />
        {form.captcha && <SignInCaptcha problem={form.captcha} handle={form.captchaRef} />}
        <FormControlLabel
          label={t('signIn.remember')}
          control={
            <Checkbox checked={values.remember} onChange={(event) => form.change({ remember: event.target.checked })} />
          }
        />
        <Button type="submit" variant="contained" size="large" loading={form.isPending} disabled={isLocked}>
          {isLocked ? t('signIn.submitWait', { seconds: secondsLeft }) : t('signIn.submit')}
        </Button>
      </Stack>
      {children}
      <DemoPart onChoose={form.chooseAccount} />
    </>
  )
}
