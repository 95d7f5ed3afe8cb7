import { Problem } from '@atrium/shared-utility/contract'
import { useCall, useText } from '@atrium/shared-utility/react'
import { EntrancePage, EntranceSkeleton } from '@atrium/shared-utility/ui'
import { Binding } from './Binding.tsx'
import { BindingOver } from './BindingOver.tsx'
import { Returning } from './Returning.tsx'

/** A person who opens the page by itself is told the same as a person with an old ticket. */
const noTicket = new Problem('bindTicketExpired')

/** `/openBind`: a messenger's account that no person has claimed yet is bound to a person. */
export function OpenBindScreen() {
  const t = useText()
  const ticket = useCall('getBindTicket', {})
  if (ticket.status === 'loading') return <EntranceSkeleton />
  const held = ticket.status === 'done' ? ticket.data : null
  const isReturning = held?.isReturning ?? false
  return (
    <EntrancePage title={t(isReturning ? 'return.title' : 'bind.title')}>
      {held === null && (
        <BindingOver problem={ticket.status === 'failed' ? ticket.problem : noTicket} onRetry={ticket.reload} />
      )}
      {held && isReturning && <Returning ticket={held} onOver={ticket.reload} />}
      {held && !isReturning && <Binding ticket={held} onOver={ticket.reload} />}
    </EntrancePage>
  )
}
