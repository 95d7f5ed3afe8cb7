import { Box, Stack, Typography } from '@mui/material'
import { baseConfigAtom } from '@atrium/shared-utility'
import { useBasePath, useText } from '@atrium/shared-utility/react'
import { useAtomValue } from 'jotai'
import { Feature } from './Feature.tsx'
import { ProductPicture } from './ProductPicture.tsx'
import { SignInLinks } from './SignInLinks.tsx'

/** `/`: what this is, for every visitor; the way on differs for those who are signed in. */
export function LandingScreen() {
  const t = useText()
  const basePath = useBasePath()
  const config = useAtomValue(baseConfigAtom)
  const space = basePath ? config?.space : null
  return (
    <Stack spacing={12} sx={{ maxWidth: 1120, mx: 'auto', py: { xs: 8, md: 16 } }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
          alignItems: 'center',
          gap: { xs: 8, md: 12 },
        }}
      >
        <Stack spacing={6}>
          {space && <Typography color="textSecondary">{space.name}</Typography>}
          <Typography
            variant="h1"
            tabIndex={-1}
            sx={{ outline: 'none', fontSize: { md: '2.25rem' }, lineHeight: 1.25, textWrap: 'balance' }}
          >
            {t('landing.title')}
          </Typography>
          <Typography color="textSecondary">{t('landing.lead')}</Typography>
          <SignInLinks />
        </Stack>
        <ProductPicture />
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' }, gap: 4 }}>
        <Feature icon="apps" title={t('landing.appsTitle')} text={t('landing.apps')} />
        <Feature icon="building" title={t('landing.spacesTitle')} text={t('landing.spaces')} />
        <Feature icon="message" title={t('landing.messagesTitle')} text={t('landing.messages')} />
      </Box>
    </Stack>
  )
}
