import { Box, Stack, Typography } from '@mui/material'
import { baseConfigAtom } from '@atrium/shared-utility'
import { useBasePath, useText } from '@atrium/shared-utility/react'
import { useAtomValue } from 'jotai'
import { Feature } from './Feature.tsx'
import { SignInLinks } from './SignInLinks.tsx'

/** `/`: what this is, for every visitor; the way on differs for those who are signed in. */
export function LandingScreen() {
  const t = useText()
  const basePath = useBasePath()
  const config = useAtomValue(baseConfigAtom)
  const space = basePath ? config?.space : null
  return (
    <Stack spacing={12} sx={{ maxWidth: 960, mx: 'auto', py: { xs: 8, md: 20 } }}>
      <Stack spacing={6} sx={{ maxWidth: 680 }}>
        {space && <Typography color="textSecondary">{space.name}</Typography>}
        <Typography variant="h1" tabIndex={-1} sx={{ outline: 'none' }}>
          {t('landing.title')}
        </Typography>
        <Typography color="textSecondary">{t('landing.lead')}</Typography>
        <SignInLinks />
      </Stack>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' }, gap: 4 }}>
        <Feature icon="apps" title={t('landing.appsTitle')} text={t('landing.apps')} />
        <Feature icon="building" title={t('landing.spacesTitle')} text={t('landing.spaces')} />
        <Feature icon="message" title={t('landing.messagesTitle')} text={t('landing.messages')} />
      </Box>
    </Stack>
  )
}
