import { useText } from '@atrium/shared-utility/react'
import { Icon, iconNames, isIconName, PersonAvatar, QrCode } from '@atrium/shared-utility/ui'
import { Box, Typography } from '@mui/material'
import { Part, Row } from './Part.tsx'

const code = 'M0 0h3v3h-3zM6 0h3v3h-3zM0 6h3v3h-3zM4 4h1v1h-1zM6 6h2v1h-2z'

export function People() {
  const t = useText()
  return (
    <Part title={t('kit.people')}>
      <Row>
        {[24, 32, 40, 56].map((size, index) => (
          <PersonAvatar key={size} id={`kit${index}`} name={t('kit.person')} size={size} />
        ))}
        <Box sx={{ width: 96 }}>
          <QrCode size={9} path={code} label={t('kit.qr')} />
        </Box>
      </Row>
    </Part>
  )
}

export function Icons() {
  const t = useText()
  return (
    <Part title={t('kit.icons')}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(72px, 1fr))' }}>
        {iconNames.filter(isIconName).map((name) => (
          <Box key={name} sx={{ display: 'grid', justifyItems: 'center', gap: 1, overflowWrap: 'anywhere' }}>
            <Icon name={name} />
            <Typography variant="caption">{name}</Typography>
          </Box>
        ))}
      </Box>
    </Part>
  )
}
