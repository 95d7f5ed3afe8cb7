import type { Problem } from '@atrium/shared-utility/contract'
import { useAction } from '@atrium/shared-utility/react'
import { useState } from 'react'

export type Decided = 'confirmed' | 'cancelled' | 'wrong' | 'ended'

/** The number that was picked, and what became of yes and no. A failure that may pass keeps the choice. */
export function useDecision(ticket: string, onDecided: (outcome: Decided) => void) {
  const confirmScan = useAction('confirmScan')
  const cancelScan = useAction('cancelScan')
  const [number, setNumber] = useState<number | null>(null)
  const [isMissing, setIsMissing] = useState(false)
  const isPending = confirmScan.status === 'pending' || cancelScan.status === 'pending'

  const choose = (chosen: number) => {
    setNumber(chosen)
    setIsMissing(false)
  }
  const confirm = async () => {
    if (isPending) return
    if (number === null) return setIsMissing(true)
    const result = await confirmScan.run({ op: 'confirm', ticket, number })
    const outcome = result.status === 'done' ? 'confirmed' : endOf(result.problem)
    if (outcome) onDecided(outcome)
  }
  const cancel = async () => {
    if (isPending) return
    const result = await cancelScan.run({ op: 'cancel', ticket })
    const outcome = result.status === 'done' ? 'cancelled' : endOf(result.problem)
    if (outcome) onDecided(outcome)
  }

  const failed = [confirmScan, cancelScan].find(({ status }) => status === 'failed')
  return {
    number,
    isMissing,
    pending: confirmScan.status === 'pending' ? 'confirm' : cancelScan.status === 'pending' ? 'cancel' : null,
    problem: failed?.status === 'failed' ? failed.problem : null,
    choose,
    confirm,
    cancel,
  }
}

/** What a refusal makes of the code; null when trying again may help. */
function endOf({ code }: Problem): Decided | null {
  if (code === 'scanNumberWrong') return 'wrong'
  return code === 'scanEnded' ? 'ended' : null
}
