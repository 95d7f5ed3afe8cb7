import type { CallOutput, MessengerType } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { Icon, ProblemNotice } from '@atrium/shared-utility/ui'
import { Alert, Box, Button } from '@mui/material'

const severities = { ok: 'success', refused: 'error', unreachable: 'warning' } as const

/** Asks the messenger with the stored secret, and says what came of it. */
export function TryOut({ type, name }: { type: MessengerType; name: string }) {
  const t = useText()
  const tried = useAction('testMessengerApp')
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', width: '100%' }}>
      <Button
        startIcon={<Icon name="play" size={16} />}
        loading={tried.status === 'pending'}
        aria-label={t('messengers.tryOf', { name })}
        onClick={() => void tried.run({ type })}
      >
        {t('messengers.try')}
      </Button>
      <Box component="output" sx={{ display: 'block', width: '100%' }}>
        {tried.status === 'done' && <Outcome {...tried.data} />}
      </Box>
      {tried.status === 'failed' && <ProblemNotice problem={tried.problem} />}
    </Box>
  )
}

function Outcome({ outcome, detail }: CallOutput<'testMessengerApp'>) {
  const t = useText()
  return (
    <Alert severity={severities[outcome]} role="presentation">
      {t(`messengers.tried.${outcome}`, { detail })}
    </Alert>
  )
}
