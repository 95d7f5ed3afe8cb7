import { Alert, Button, Stack, Typography } from '@mui/material'
import { randomId } from '@atrium/shared-utility/model'
import { useAction, useEnter, useSession, useText } from '@atrium/shared-utility/react'
import { ProblemNotice } from '@atrium/shared-utility/ui'
import { useState } from 'react'
import { keepInvited, type Invited } from '../invited.ts'

type Props = Invited & {
  /** Called when one enterprise has its hands on the account: it has to be set up anew first. */
  onKept: () => void
  onBack: () => void
}

/** Joins with the account that is signed in, and goes there. */
export function JoinStep({ entName, ticket, onKept, onBack }: Props) {
  const t = useText()
  const { userName = '' } = useSession()
  const join = useAction('joinByInvitation')
  const [onceKey] = useState(randomId)
  const change = useAction('switchEnterprise')
  const { enter, isEntering } = useEnter()
  const isPending = join.status === 'pending' || change.status === 'pending' || isEntering
  const problem = join.status === 'failed' ? join.problem : change.status === 'failed' ? change.problem : null

  const handleJoin = async () => {
    if (isPending) return
    const joined = await join.run({ ticket, onceKey })
    if (joined.status === 'failed') return joined.problem.code === 'accountNotFree' && onKept()
    keepInvited(null)
    const changed = await change.run({ entId: joined.data.entId })
    if (changed.status === 'done') await enter(changed.data)
  }

  return (
    <Stack useFlexGap spacing={3}>
      <Alert severity="success">{t('register.invitedBy', { name: entName })}</Alert>
      {problem && <ProblemNotice problem={problem} size="line" />}
      <Typography>{t('join.as', { name: userName })}</Typography>
      <Button variant="contained" size="large" loading={isPending} onClick={handleJoin}>
        {t('join.submit', { name: entName })}
      </Button>
      <Button onClick={onBack}>{t('register.back')}</Button>
    </Stack>
  )
}
