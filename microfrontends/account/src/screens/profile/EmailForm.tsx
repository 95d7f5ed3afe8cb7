import { calls } from '@atrium/shared-utility/contract'
import { hearsFilled, useAction, useText } from '@atrium/shared-utility/react'
import { ProblemNotice, RequiredField, UnsavedWork } from '@atrium/shared-utility/ui'
import { Alert, Button, Stack } from '@mui/material'
import { useRef, useState, type FormEvent } from 'react'

const { email: shape } = calls.setOwnEmail.input.shape

/** Another address; the account has it once its mail has been opened. An operator may have proposed one. */
export function EmailForm({ proposed }: { proposed: string }) {
  const t = useText()
  const save = useAction('setOwnEmail')
  const [email, setEmail] = useState(proposed)
  const [isVisited, setIsVisited] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const isWrong = isVisited && !shape.safeParse(email).success

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setIsVisited(true)
    if (!shape.safeParse(email).success) return input.current?.focus()
    await save.run({ email })
  }

  return (
    <Stack
      component="form"
      noValidate
      useFlexGap
      spacing={1}
      {...hearsFilled}
      onSubmit={handleSubmit}
      aria-busy={save.status === 'pending'}
    >
      {email !== proposed && save.status !== 'done' && <UnsavedWork />}
      {save.status === 'failed' && <ProblemNotice problem={save.problem} size="line" />}
      {save.status === 'done' && <Alert severity="success">{t('email.sent', { email })}</Alert>}
      <RequiredField
        name="email"
        type="email"
        autoComplete="email"
        label={t('email.field')}
        value={email}
        onChange={(event) => {
          save.reset()
          setEmail(event.target.value)
        }}
        onBlur={() => setIsVisited(email !== '')}
        error={isWrong}
        help={isWrong ? t('email.wrong') : undefined}
        inputRef={input}
        inputProps={{ maxLength: 254 }}
      />
      <Button type="submit" variant="outlined" loading={save.status === 'pending'} sx={{ alignSelf: 'start' }}>
        {t('email.save')}
      </Button>
    </Stack>
  )
}
