import { Problem } from '@atrium/shared-utility/contract'
import { useCall, useText } from '@atrium/shared-utility/react'
import { EntrancePage, EntranceSkeleton } from '@atrium/shared-utility/ui'
import { Binding } from './Binding.tsx'
import { BindingOver } from './BindingOver.tsx'

/** Whoever opens the page by itself is told what somebody is whose ticket is too old. */
const noTicket = new Problem('bindTicketExpired')

/** `/openBind`: a messenger's account that nobody has claimed yet is bound to a person. */
export function OpenBindScreen() {
  const t = useText()
  const ticket = useCall('getBindTicket', {})
  if (ticket.status === 'loading') return <EntranceSkeleton />
  return (
    <EntrancePage title={t('bind.title')}>
      {ticket.status === 'done' && ticket.data !== null ? (
        <Binding ticket={ticket.data} onOver={ticket.reload} />
      ) : (
        <BindingOver problem={ticket.status === 'failed' ? ticket.problem : noTicket} onRetry={ticket.reload} />
      )}
    </EntrancePage>
  )
}
