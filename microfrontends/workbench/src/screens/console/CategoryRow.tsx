import { Box, Link, Typography } from '@mui/material'
import type { CallOutput } from '@atrium/shared-utility/contract'
import { PortalLink, useText } from '@atrium/shared-utility/react'

type Category = CallOutput<'getSaasScope'>['categories'][number]

type Props = { category: Category; level: number }

export function CategoryRow({ category: { id, name, enterprises }, level }: Props) {
  const t = useText()
  const count = t('console.enterprises', { count: enterprises })
  return (
    <Box component="li" sx={{ display: 'flex', gap: 3, py: 3, borderBottom: 1, borderColor: 'divider' }}>
      <Typography
        sx={{
          flex: '1 1 0',
          minWidth: 0,
          overflowWrap: 'anywhere',
          fontWeight: level === 0 ? 500 : 400,
          pl: level * 5,
        }}
      >
        {name}
      </Typography>
      <Typography sx={{ flex: 'none' }}>
        {enterprises === 0 ? (
          count
        ) : (
          <Link component={PortalLink} href={`/console/enterprises?saas_id=${id}`} aria-label={`${name}: ${count}`}>
            {count}
          </Link>
        )}
      </Typography>
    </Box>
  )
}
