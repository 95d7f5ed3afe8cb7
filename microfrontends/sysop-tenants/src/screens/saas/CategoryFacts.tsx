import type { SaasCategory } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { Pause, StatusChip } from '@atrium/shared-utility/ui'
import { Typography } from '@mui/material'

/** What the tree tells of a category beside its name. */
export function CategoryFacts({ category }: { category: SaasCategory }) {
  const t = useText()
  return (
    <>
      {!category.enabled && (
        <span>
          <StatusChip label={t('saas.isOff')} tone="neutral" />
          <Pause />
        </span>
      )}
      <Typography component="span" variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
        {t('saas.enterprises', { count: category.enterprises })}
      </Typography>
    </>
  )
}
