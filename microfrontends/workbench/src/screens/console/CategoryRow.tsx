import { Box, Link, Typography } from '@mui/material'
import type { CallOutput } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { Link as RouterLink } from 'react-router'

type Category = CallOutput<'getSaasScope'>['categories'][number]

export function CategoryRow({ category: { id, name, enterprises } }: { category: Category }) {
  const t = useText()
  const count = t('console.enterprises', { count: enterprises })
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, py: 3, borderBottom: 1, borderColor: 'divider' }}
    >
      <Typography sx={{ flex: '1 1 200px', fontWeight: 500 }}>{name}</Typography>
      <Typography sx={{ flex: '0 0 128px' }}>
        {enterprises === 0 ? (
          count
        ) : (
          <Link component={RouterLink} to={`/console/enterprises?saas_id=${id}`} aria-label={`${name}: ${count}`}>
            {count}
          </Link>
        )}
      </Typography>
    </Box>
  )
}
