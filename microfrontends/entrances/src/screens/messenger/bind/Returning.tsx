import { Alert, Button, Stack, Typography } from '@mui/material'
import type { CallOutput } from '@atrium/shared-utility/contract'
import { useAction, usePortal, useText } from '@atrium/shared-utility/react'
import { ProblemNotice } from '@atrium/shared-utility/ui'
import { enter } from '../enter.ts'

type Props = { ticket: NonNullable<CallOutput<'getBindTicket'>>; onOver: () => void }

/** A person who had left, and has no account but this one, says here that they come back; nothing happens before. */
export function Returning({ ticket: { entName, nickname }, onOver }: Props) {
  const t = useText()
  const portal = usePortal()
  const comeBack = useAction('returnByMessenger')
  const handleReturn = async () => {
    const result = await comeBack.run({})
    if (result.status === 'done') {
      portal.announce(t('return.done', { name: entName }))
      await portal.navigate(await enter(result.data), { replace: true })
    } else if (result.problem.code === 'bindTicketExpired') onOver()
  }
  return (
    <Stack spacing={4}>
      <Alert severity="info">{t('return.what', { name: entName, nickname })}</Alert>
      {comeBack.status === 'failed' && <ProblemNotice problem={comeBack.problem} size="line" />}
      <Button
        variant="contained"
        size="large"
        loading={comeBack.status !== 'idle' && comeBack.status !== 'failed'}
        onClick={() => void handleReturn()}
      >
        {t('return.submit')}
      </Button>
      <Typography color="textSecondary">{t('return.orNot')}</Typography>
    </Stack>
  )
}
