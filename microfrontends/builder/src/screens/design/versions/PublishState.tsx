import { useText } from '@atrium/shared-utility/react'
import { useToast } from '@atrium/shared-utility/ui'
import { Box, LinearProgress, Typography } from '@mui/material'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import type { Draft } from '../use-draft.ts'

type Props = {
  draft: Draft
  /** The version that this page has sent on its way; it may be in force before the draft is read again. */
  sent: number | null
}

/** The version that is on its way, until it is in force or given up. */
export function PublishState({ draft: { publishing, liveVersion }, sent }: Props) {
  const t = useText()
  const toast = useToast()
  const labelId = useId()
  const seen = useRef<number | null>(null)
  const told = useRef<number | null>(null)

  const handleStep = useEffectEvent(() => {
    const awaited = seen.current ?? sent
    const hasEnded = liveVersion === awaited || seen.current !== null
    seen.current = publishing
    if (publishing !== null || awaited === null || awaited === told.current || !hasEnded) return
    told.current = awaited
    if (liveVersion === awaited) toast(t('publish.done', { number: awaited }))
    else toast({ text: t('publish.failed', { number: awaited }), tone: 'error' })
  })
  useEffect(() => handleStep(), [publishing, liveVersion, sent])

  if (publishing === null) return null
  return (
    <Box component="output" sx={{ display: 'block', mb: 4 }}>
      <Typography id={labelId} variant="body2" sx={{ mb: 1 }}>
        {t('publish.running', { number: publishing })}
      </Typography>
      <LinearProgress aria-labelledby={labelId} />
    </Box>
  )
}
