import type { WholeBundle } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { FactList } from '@atrium/shared-utility/ui'
import { Alert, Typography } from '@mui/material'

type Said = Pick<WholeBundle, 'version' | 'titleZh' | 'titleEn' | 'notesZh' | 'notesEn'>
type Release = { [Key in keyof Said]: string }

/** What a bundle says of itself; null of one that says nothing. */
export function releaseIn(said: Said | null): Release | null {
  if (said === null || said.version === null || said.titleZh === null || said.titleEn === null) return null
  const { version, titleZh, titleEn, notesZh, notesEn } = said
  return { version, titleZh, titleEn, notesZh: notesZh ?? '', notesEn: notesEn ?? '' }
}

/** The same, where it is not for the operator to write. */
export function ReleaseFacts({ release }: { release: Release }) {
  const t = useText()
  const lines = (lang: string, text: string) => (
    <Typography key={lang} lang={lang} variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {text}
    </Typography>
  )
  const facts = [
    { label: t('update.version'), value: release.version },
    { label: t('update.titleZh'), value: lines('zh-CN', release.titleZh) },
    { label: t('update.titleEn'), value: lines('en-US', release.titleEn) },
    { label: t('update.notesZh'), value: lines('zh-CN', release.notesZh) },
    { label: t('update.notesEn'), value: lines('en-US', release.notesEn) },
  ]
  return (
    <>
      <Alert severity="info">{t('update.ofBundle')}</Alert>
      <FactList facts={facts} />
    </>
  )
}
