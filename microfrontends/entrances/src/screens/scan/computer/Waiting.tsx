import { Box, Stack, Typography } from '@mui/material'
import type { CallOutput, Problem } from '@atrium/shared-utility/contract'
import { usePolling, useSecondsLeft, useText } from '@atrium/shared-utility/react'
import { ProblemNotice, QrCode } from '@atrium/shared-utility/ui'
import { useAnnounce } from '../use-announce.ts'
import { Entering } from './Entering.tsx'
import { Over } from './Over.tsx'
import { qrPath } from '../../qr-path.ts'

type Props = { code: CallOutput<'createScan'>; onRenew: () => void }

/** How far the code has come, asked again and again until that is decided. */
export function Waiting({ code, onRenew }: Props) {
  const t = useText()
  const scan = usePolling('pollScan', { op: 'poll' }, { everyMs: 1500, until: isDecided, isFinal: isRefusal })
  if (scan.status === 'failed') {
    if (scan.problem.code === 'scanEnded')
      return <Over title={t('scan.expired')} how={t('scan.expiredHow')} onRenew={onRenew} />
    return <ProblemNotice problem={scan.problem} onRetry={onRenew} />
  }
  const state = scan.status === 'loading' ? { state: 'new' as const, expires: code.expires } : scan.data
  switch (state.state) {
    case 'new':
      return <ShownCode url={code.url} expires={state.expires} />
    case 'scanned':
      return <Scanned {...state} />
    case 'cancelled':
      return <Over title={t('scan.cancelled')} how={t('scan.cancelledHow')} onRenew={onRenew} />
    case 'confirmed':
      return <Entering entered={state} />
  }
}

function ShownCode({ url, expires }: { url: string; expires: number }) {
  const t = useText()
  return (
    <Stack spacing={3}>
      <Typography>{t('scan.how')}</Typography>
      <QrCode {...qrPath(new URL(url, window.location.origin).href)} label={t('scan.code')} />
      <Left expires={expires} />
    </Stack>
  )
}

function Scanned({ name, number, expires }: { name: string; number: number; expires: number }) {
  const t = useText()
  useAnnounce(`${t('scan.scanned', { name })} ${t('scan.pick')} ${number}`)
  return (
    <Stack spacing={3}>
      <Box>
        <Typography sx={{ fontWeight: 500 }}>{t('scan.scanned', { name })}</Typography>
        <Typography>{t('scan.pick')}</Typography>
        <Typography sx={{ fontSize: '3rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{number}</Typography>
      </Box>
      <Left expires={expires} />
    </Stack>
  )
}

function Left({ expires }: { expires: number }) {
  const t = useText()
  return (
    <Typography variant="body2" color="textSecondary">
      {t('scan.left', { seconds: useSecondsLeft(expires) })}
    </Typography>
  )
}

function isDecided({ state }: CallOutput<'pollScan'>) {
  return state === 'confirmed' || state === 'cancelled'
}

// The server said no, and would say it again; anything else may be over in a moment.
function isRefusal({ status }: Problem) {
  return status >= 400 && status < 429
}
