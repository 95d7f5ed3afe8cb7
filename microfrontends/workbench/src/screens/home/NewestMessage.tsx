import { Alert, AlertTitle } from '@mui/material'
import { useCall, useText } from '@atrium/shared-utility/react'
import { Awaited, RichText } from '@atrium/shared-utility/ui'
import { useReloadAfterRead } from '../../message/use-reload-after-read.ts'

const severities = { info: 'info', warn: 'warning', critical: 'error' } as const

/** The newest unread message, above everything else. It is also in the messages card, so its failure is silent. */
export function NewestMessage() {
  const t = useText()
  const newest = useCall('getNewestMessage', {})
  useReloadAfterRead(newest)
  if (newest.status === 'loading') return <Awaited />
  if (newest.status !== 'done' || !newest.data) return null
  const { level, title, content, lang } = newest.data
  return (
    <Alert severity={severities[level]} aria-label={t('home.newest')} sx={{ mb: 4, overflowWrap: 'anywhere' }}>
      <AlertTitle lang={lang}>{title}</AlertTitle>
      <RichText text={content} lang={lang} />
    </Alert>
  )
}
