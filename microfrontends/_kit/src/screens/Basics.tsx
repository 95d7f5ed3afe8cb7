import { useText } from '@atrium/shared-utility/react'
import { Box, Link, Typography } from '@mui/material'
import { Part, Row } from './Part.tsx'

export function Words() {
  const t = useText()
  return (
    <Part title={t('kit.words')}>
      {(['h1', 'h2', 'h3', 'body1', 'body2', 'caption'] as const).map((variant) => (
        <Typography key={variant} variant={variant} component="p" sx={{ mb: 1 }}>
          {t('kit.sentence')} · {variant}
        </Typography>
      ))}
      <Typography color="textSecondary">{t('kit.second')}</Typography>
      <Link href="#kit">{t('kit.link')}</Link>
    </Part>
  )
}

const colours = [
  'text.primary',
  'text.secondary',
  'text.disabled',
  'divider',
  'primary.main',
  'success.main',
  'warning.main',
  'error.main',
  'info.main',
  'background.paper',
]

export function Colours() {
  const t = useText()
  return (
    <Part title={t('kit.colours')}>
      <Row>
        {colours.map((colour) => (
          <Box key={colour} sx={{ width: 112 }}>
            <Box sx={{ height: 32, borderRadius: 1, border: 1, borderColor: 'divider', bgcolor: colour }} />
            <Typography variant="caption">{colour}</Typography>
          </Box>
        ))}
      </Row>
    </Part>
  )
}
