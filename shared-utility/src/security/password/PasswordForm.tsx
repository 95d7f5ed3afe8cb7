import { Button, Checkbox, FormControlLabel } from '@mui/material'
import type { PasswordRules } from '../../contract/index.ts'
import { EntranceForm, PasswordField, ProblemNotice, UnsavedWork } from '../../ui/index.ts'
import { usePasswordForm } from './use-password-form.ts'
import { usePasswordText } from './text.ts'

type Props = {
  /** False while the session itself came from an initial password. */
  asksOld: boolean
  /** What the password has to be like, once that is known. */
  rules?: PasswordRules | undefined
  /** The mailed link that stands for being signed in, and whose it is. */
  link?: { token: string; loginId: string }
  submitLabel: string
  /** A new password that is typed is asked about before the page is left. An old one may stand there unasked: browsers fill it in. */
  asksBeforeLeaving?: boolean
  onDone: () => void
}

const least: PasswordRules = { minLength: 8, minKinds: 0, maxAgeDays: 0, history: 0 }

/** A new password, typed twice. */
export function PasswordForm({ rules = least, link, submitLabel, asksBeforeLeaving = false, ...options }: Props) {
  const { asksOld } = options
  const t = usePasswordText()
  const form = usePasswordForm({ ...options, token: link?.token })
  const field = (name: 'oldPassword' | 'newPassword' | 'repeat') => ({
    name,
    value: form.values[name],
    refusal: form.refusalOf(name),
    onChange: (value: string) => form.change({ [name]: value }),
    onBlur: () => form.visit(name),
  })
  return (
    <EntranceForm isPending={form.isPending} onSubmit={form.handleSubmit} spacing={2}>
      {asksBeforeLeaving && form.values.newPassword !== '' && <UnsavedWork />}
      {form.problem && <ProblemNotice problem={form.problem} size="line" />}
      {/* So that password managers know whose password they keep. */}
      {link && <input type="text" name="username" autoComplete="username" value={link.loginId} readOnly hidden />}
      {asksOld && <PasswordField {...field('oldPassword')} label={t('password.old')} autoComplete="current-password" />}
      <PasswordField
        {...field('newPassword')}
        label={t('password.new')}
        autoComplete="new-password"
        help={t('password.newHelp', { minimum: rules.minLength, kinds: rules.minKinds, history: rules.history })}
      />
      <PasswordField {...field('repeat')} label={t('password.repeat')} autoComplete="new-password" />
      {asksOld && (
        <FormControlLabel
          label={t('password.endOthers')}
          control={
            <Checkbox
              checked={form.values.endOthers}
              onChange={(event) => form.change({ endOthers: event.target.checked })}
            />
          }
        />
      )}
      <Button type="submit" variant="contained" size="large" loading={form.isPending} sx={{ alignSelf: 'start' }}>
        {submitLabel}
      </Button>
    </EntranceForm>
  )
}
