import type { OwnEnterprise } from '@atrium/shared-utility/contract'
import { useAction, useFormat, usePortal, useText } from '@atrium/shared-utility/react'
import { ProblemNotice, StatusChip } from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'
import { ListedItem } from '../item/ListedItem.tsx'
import { LeaveButton } from './LeaveButton.tsx'
import { ReturnButton } from './ReturnButton.tsx'

type Props = { enterprise: OwnEnterprise; onChanged: () => void }

/** One enterprise: since when, whether it is open, the way there, and the way out of it. */
export function EnterpriseItem({ enterprise, onChanged }: Props) {
  const t = useText()
  const format = useFormat()
  const portal = usePortal()
  const change = useAction('switchEnterprise')
  const { entId, name, standing, standingAt, isCurrent, joinedAt, leaving, returnUntil } = enterprise
  const handleOpen = async () => {
    const changed = await change.run({ entId })
    // A page of the other enterprise: the shell loads it anew, with nothing that was read for this one.
    if (changed.status === 'done') await portal.navigate(changed.data.loginHomepage)
  }
  const closed =
    standing === 'open' || returnUntil !== null
      ? null
      : t(`enterprises.${standing}`, { name, date: standingAt && format.date(standingAt) })
  const again = returnUntil && t('enterprises.mayReturn', { name, date: format.date(returnUntil) })
  const needed = leaving === 'lastAdministrator' && standing === 'open' ? t('enterprises.lastAdministrator') : null
  return (
    <ListedItem name={name} lines={[t('enterprises.since', { date: format.date(joinedAt) }), closed, again, needed]}>
      {change.status === 'failed' && <ProblemNotice problem={change.problem} size="line" />}
      {isCurrent && <StatusChip tone="success" label={t('enterprises.current')} />}
      {standing !== 'open' && returnUntil === null && <StatusChip tone="warning" label={t(chipOf(standing))} />}
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
      {returnUntil !== null && <ReturnButton enterprise={enterprise} onReturned={onChanged} />}
      <LeaveButton enterprise={enterprise} onLeft={onChanged} />
    </ListedItem>
  )
}

function chipOf(standing: OwnEnterprise['standing']) {
  if (standing === 'spaceClosing') return 'enterprises.closing'
  return standing === 'spaceExpired' ? 'enterprises.expired' : 'enterprises.closed'
}
