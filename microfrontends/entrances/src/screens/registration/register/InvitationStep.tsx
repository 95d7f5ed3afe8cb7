import { Button } from '@mui/material'
import { registrationCalls } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { EntranceForm, ProblemNotice, RequiredField, useFields } from '@atrium/shared-utility/ui'
import { useEffect, type FormEvent } from 'react'
import { useLocation } from 'react-router'
import { readCode, type Invited } from '../invited.ts'

type Props = {
  /** What the field begins with; else the code of the link, or the one from before a sign-in. */
  first?: string
  onInvited: (invited: Invited) => void
  /** Is told what the field holds as it is typed. */
  onTyped?: (code: string) => void
}

const { shape } = registrationCalls.checkInvitationCode.input

/** Asks for the code of an invitation. */
export function InvitationStep({ first, onInvited, onTyped }: Props) {
  const t = useText()
  const { hash } = useLocation()
  const check = useAction('checkInvitationCode')
  const fields = useFields({
    initial: { code: first ?? firstCode(hash) },
    shape,
    problem: check.status === 'failed' ? check.problem : null,
    wordsOf: () => t('register.invitationRequired'),
  })
  const { formRef } = fields
  const isUnknown = check.status === 'done' && !check.data.valid
  const refusal = fields.refusalOf('code') ?? (isUnknown ? t('register.codeUnknown') : undefined)
  useEffect(() => formRef.current?.querySelector('input')?.focus(), [formRef])

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (check.status === 'pending' || !fields.areWhole(['code'])) return
    const result = await check.run(fields.values)
    if (result.status === 'failed') return fields.focus('code')
    const { entName, ticket, needsPhone } = result.data
    if (entName !== null && ticket !== null) onInvited({ entName, ticket, needsPhone })
    else fields.focus('code')
  }

  return (
    <EntranceForm isPending={check.status === 'pending'} onSubmit={handleSubmit} formRef={formRef}>
      {fields.problem && <ProblemNotice problem={fields.problem} size="line" />}
      <RequiredField
        name="code"
        label={t('register.invitation')}
        autoComplete="off"
        value={fields.values.code}
        onChange={(event) => {
          fields.change({ code: event.target.value })
          onTyped?.(event.target.value)
          if (isUnknown) check.reset()
        }}
        error={refusal !== undefined}
        help={refusal ?? t('register.invitationHelp')}
        inputProps={{ maxLength: 40 }}
      />
      <Button type="submit" variant="contained" size="large" loading={check.status === 'pending'}>
        {t('register.next')}
      </Button>
    </EntranceForm>
  )
}

/** The link's code; without one that which was kept before a sign-in. */
export function firstCode(hash: string) {
  return codeOf(hash) || readCode()
}

/** What the link of an invitation carries behind the #. */
export function codeOf(hash: string) {
  return new URLSearchParams(hash.slice(1)).get('code') ?? ''
}
