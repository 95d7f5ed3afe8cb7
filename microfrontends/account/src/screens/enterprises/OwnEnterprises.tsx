import type { OwnEnterprise } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { List, Typography } from '@mui/material'
import { EnterpriseItem } from './EnterpriseItem.tsx'

/** All enterprises of a person, the ones that let them in no longer for now among them. */
export function OwnEnterprises({ list, onChanged }: { list: readonly OwnEnterprise[]; onChanged: () => void }) {
  const t = useText()
  if (list.length === 0) return <Typography color="textSecondary">{t('enterprises.none')}</Typography>
  return (
    <List disablePadding aria-label={t('enterprises.title')}>
      {list.map((enterprise) => (
        <EnterpriseItem key={enterprise.entId} enterprise={enterprise} onChanged={onChanged} />
      ))}
    </List>
  )
}
