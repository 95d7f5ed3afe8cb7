import { useText } from '@atrium/shared-utility/react'
import { useToast } from '@atrium/shared-utility/ui'
import { Box, LinearProgress, Typography } from '@mui/material'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import type { Draft } from './use-draft.ts'

/** The version that is on its way, until it is in force or given up. */
export function PublishState({ draft: { publishing, liveVersion } }: { draft: Draft }) {
  const t = useText()
  const toast = useToast()
  const labelId = useId()
  const awaited = useRef<number | null>(null)

  const handleStep = useEffectEvent(() => {
    const ended = publishing === null ? awaited.current : null
    awaited.current = publishing
    if (ended === null) return
    if (liveVersion === ended) toast(t('publish.done', { number: ended }))
    else toast({ text: t('publish.failed', { number: ended }), tone: 'error' })
  })
  useEffect(() => handleStep(), [publishing])

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
