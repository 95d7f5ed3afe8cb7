import { Box, Link, Typography } from '@mui/material'
import type { CallOutput } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { Link as RouterLink } from 'react-router'

type Category = CallOutput<'getSaasScope'>['categories'][number]

/** The rights that have a name; one that the server knows and this page does not is shown as it is. */
const named = new Set(['view', 'manage'])

export function CategoryRow({ category: { id, name, rights, enterprises } }: { category: Category }) {
  const t = useText()
  const words = rights.map((right) => (named.has(right) ? t(`console.right.${right}`) : right))
  const count = t('console.enterprises', { count: enterprises })
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, py: 3, borderBottom: 1, borderColor: 'divider' }}
    >
      <Typography sx={{ flex: '1 1 200px', fontWeight: 500 }}>{name}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ flex: '2 1 240px' }}>
        {words.length > 0 ? t('console.rightsList', { rights: words.join(t('console.comma')) }) : t('console.noRights')}
      </Typography>
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
