import { Alert, Button, Stack, Typography } from '@mui/material'
import { keepSession } from '@atrium/shared-utility'
import { landingAfter } from '@atrium/shared-utility/model'
import { useAction, usePortal, useText } from '@atrium/shared-utility/react'
import { ProblemNotice } from '@atrium/shared-utility/ui'

type Props = { entName: string; state: string }

/** A person who had left, and has no account but this one, says here that they come back; nothing happens before. */
export function Returning({ entName, state }: Props) {
  const t = useText()
  const portal = usePortal()
  const comeBack = useAction('returnBySignOn')
  const handleReturn = async () => {
    const result = await comeBack.run({ state })
    if (result.status === 'failed') return
    const { session, url, loginHomepage } = result.data
    if (session) keepSession(session)
    portal.announce(t('return.done'))
    await portal.navigate(landingAfter(url, loginHomepage, { origin: window.location.origin }), { replace: true })
  }
  return (
    <Stack spacing={4}>
      <Alert severity="info">{t('return.what', { name: entName })}</Alert>
      {comeBack.status === 'failed' && <ProblemNotice problem={comeBack.problem} size="line" />}
      <Button
        variant="contained"
        size="large"
        loading={comeBack.status === 'pending' || comeBack.status === 'done'}
        onClick={() => void handleReturn()}
      >
        {t('return.submit')}
      </Button>
      <Typography color="textSecondary">{t('return.orNot')}</Typography>
    </Stack>
  )
}
