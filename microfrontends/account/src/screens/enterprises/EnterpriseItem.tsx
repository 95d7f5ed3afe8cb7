import type { OwnEnterprise } from '@atrium/shared-utility/contract'
import { useAction, useFormat, usePortal, useText } from '@atrium/shared-utility/react'
import { ProblemNotice, StatusChip } from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'
import { ListedItem } from '../item/ListedItem.tsx'
import { LeaveButton } from './LeaveButton.tsx'

type Props = { enterprise: OwnEnterprise; onLeft: () => void }

/** One enterprise: since when, whether it is open, the way there, and the way out of it. */
export function EnterpriseItem({ enterprise, onLeft }: Props) {
  const t = useText()
  const format = useFormat()
  const portal = usePortal()
  const change = useAction('switchEnterprise')
  const { entId, name, standing, isCurrent, joinedAt, leaving } = enterprise
  const handleOpen = async () => {
    const changed = await change.run({ entId })
    // A page of the other enterprise: the shell loads it anew, with nothing that was read for this one.
    if (changed.status === 'done') await portal.navigate(changed.data.loginHomepage)
  }
  const closed = standing === 'open' ? null : t(`enterprises.${standing}`, { name })
  const needed = leaving === 'lastAdministrator' ? t('enterprises.lastAdministrator') : null
  return (
    <ListedItem name={name} lines={[t('enterprises.since', { date: format.date(joinedAt) }), closed, needed]}>
      {change.status === 'failed' && <ProblemNotice problem={change.problem} size="line" />}
      {isCurrent && <StatusChip tone="success" label={t('enterprises.current')} />}
      {standing !== 'open' && <StatusChip tone="warning" label={t('enterprises.closed')} />}
      {standing === 'open' && !isCurrent && (
        <Button
          size="small"
          variant="outlined"
          loading={change.status === 'pending'}
          aria-label={t('enterprises.openOf', { name })}
          onClick={() => void handleOpen()}
        >
          {t('enterprises.open')}
        </Button>
      )}
      <LeaveButton enterprise={enterprise} onLeft={onLeft} />
    </ListedItem>
  )
}
