import { useCall, useText } from '@atrium/shared-utility/react'
import { EntrancePage, EntranceSkeleton } from '@atrium/shared-utility/ui'
import { Binding } from './Binding.tsx'
import { BindingOver } from './BindingOver.tsx'

/** `/openBind`: a messenger's account that nobody has claimed yet is bound to a person. */
export function OpenBindScreen() {
  const t = useText()
  const ticket = useCall('getBindTicket', {})
  if (ticket.status === 'loading') return <EntranceSkeleton />
  return (
    <EntrancePage title={t('bind.title')}>
      {ticket.status === 'failed' ? (
        <BindingOver problem={ticket.problem} onRetry={ticket.reload} />
      ) : (
        <Binding ticket={ticket.data} onOver={ticket.reload} />
      )}
    </EntrancePage>
  )
}
