import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import type { CallOutput } from '@atrium/shared-utility/contract'
import { useSecondsLeft, useText } from '@atrium/shared-utility/react'
import { ProblemNotice } from '@atrium/shared-utility/ui'
import { Asker } from './Asker.tsx'
import { NumberPick } from './NumberPick.tsx'
import { useDecision, type Decided } from './use-decision.ts'

type Props = { ticket: string; scan: CallOutput<'openScan'>; onDecided: (outcome: Decided) => void }

/** The computer that asks, the numbers of which it shows one, and yes or no. */
export function Decision({ ticket, scan, onDecided }: Props) {
  const t = useText()
  const decision = useDecision(ticket, onDecided)
  const seconds = useSecondsLeft(scan.expires)
  return (
    <Stack spacing={4}>
      <Typography>{t('phone.ask')}</Typography>
      <Asker {...scan} />
      <NumberPick
        numbers={scan.numbers}
        chosen={decision.number}
        isMissing={decision.isMissing}
        onChoose={decision.choose}
      />
      {decision.problem && <ProblemNotice problem={decision.problem} size="line" />}
      <Alert severity="warning">{t('phone.warning')}</Alert>
      <Stack spacing={2}>
        <Button variant="contained" size="large" loading={decision.pending === 'confirm'} onClick={decision.confirm}>
          {t('phone.confirm')}
        </Button>
        <Button size="large" color="inherit" loading={decision.pending === 'cancel'} onClick={decision.cancel}>
          {t('phone.cancel')}
        </Button>
        <Box component="p" sx={{ m: 0, textAlign: 'center', color: 'text.secondary', fontSize: '0.8125rem' }}>
          {t('scan.left', { seconds })}
        </Box>
      </Stack>
    </Stack>
  )
}
