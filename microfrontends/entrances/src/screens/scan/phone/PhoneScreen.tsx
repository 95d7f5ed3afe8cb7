import { scanTicket } from '@atrium/shared-utility/contract'
import { useCall, useText } from '@atrium/shared-utility/react'
import { CardSkeleton, EntrancePage, ProblemNotice } from '@atrium/shared-utility/ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Decision } from './Decision.tsx'
import { Ended } from './Ended.tsx'
import type { Decided } from './use-decision.ts'

/** `/sign/confirm-scan?ticket=…`: what the QR code of a computer opens on a phone that is signed in. */
export function PhoneScreen() {
  const t = useText()
  const [search] = useSearchParams()
  const ticket = scanTicket.safeParse(search.get('ticket'))
  return (
    <EntrancePage title={t('phone.title')}>
      {ticket.success ? <Opened key={ticket.data} ticket={ticket.data} /> : <Ended outcome="ended" />}
    </EntrancePage>
  )
}

function Opened({ ticket }: { ticket: string }) {
  const scan = useCall('openScan', { op: 'scan', ticket })
  const [outcome, setOutcome] = useState<Decided | null>(null)
  if (outcome !== null) return <Ended outcome={outcome} />
  if (scan.status === 'failed') {
    if (scan.problem.code === 'scanEnded') return <Ended outcome="ended" />
    return <ProblemNotice problem={scan.problem} onRetry={scan.reload} />
  }
  if (scan.status === 'loading') return <CardSkeleton />
  return <Decision ticket={ticket} scan={scan.data} onDecided={setOutcome} />
}
