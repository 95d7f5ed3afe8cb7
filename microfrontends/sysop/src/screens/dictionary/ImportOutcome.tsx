import type { CallOutput } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { Alert, Box, Typography } from '@mui/material'

/** What a file would change, and each text of it that is left out, with why. */
export function ImportOutcome({ outcome }: { outcome: CallOutput<'importTexts'> }) {
  const t = useText()
  const { changed, same, refusedCount, refused } = outcome
  return (
    <Box component="output" sx={{ display: 'grid', gap: 3 }}>
      <Typography>{t('texts.importFound', { changed, same })}</Typography>
      {refusedCount > 0 && <Alert severity="warning">{t('texts.importRefused', { count: refusedCount })}</Alert>}
      {refusedCount > 0 && (
        <Box component="ul" aria-label={t('texts.leftOut')} sx={{ m: 0, pl: 5, display: 'grid', gap: 2 }}>
          {refused.map(({ id, lang, msg }) => (
            <Box component="li" key={`${id} ${lang ?? ''}`} sx={{ overflowWrap: 'anywhere' }}>
              <code>{id}</code> {lang !== null && `(${t(`language.${lang}`)})`}: {msg}
            </Box>
          ))}
        </Box>
      )}
      {refusedCount > refused.length && (
        <Typography variant="body2">{t('texts.firstOnly', { count: refused.length })}</Typography>
      )}
    </Box>
  )
}
