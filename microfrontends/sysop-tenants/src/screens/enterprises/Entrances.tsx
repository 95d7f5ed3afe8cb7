import { PortalLink, useText } from '@atrium/shared-utility/react'
import { Section } from '@atrium/shared-utility/ui'
import { Box, Button, Typography } from '@mui/material'

const pages = { messengers: '/sysop/messengers', signOn: '/sysop/sign-on', style: '/sysop/style' } as const

/** The way to what other parcels hold of the enterprise: how its people come in, and what that looks like. Those pages work in its own space. */
export function Entrances({ entid }: { entid: string }) {
  const t = useText()
  return (
    <Section title={t('enterprise.entrances')}>
      <Typography color="textSecondary">{t('enterprise.entrancesHelp')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {(['messengers', 'signOn', 'style'] as const).map((page) => (
          <Button key={page} variant="outlined" component={PortalLink} href={`/space-${entid}${pages[page]}`}>
            {t(`enterprise.${page}`)}
          </Button>
        ))}
      </Box>
    </Section>
  )
}
