import { problemMessage } from '@atrium/shared-utility'
import type { EnterpriseRow } from '@atrium/shared-utility/contract'
import { useAction } from '@atrium/shared-utility/react'
import { useState } from 'react'
import { type StatusChange, statusChanges } from './status-change.ts'

/** How it went for one enterprise; without a problem it went well. */
export type Outcome = { entid: string; problem?: string }

/** Changes one enterprise after the other: a refusal of one does not keep the others waiting. */
export function useBulkStatus(change: StatusChange, rows: readonly EnterpriseRow[]) {
  const { run } = useAction('updateEnterprise')
  const [status, setStatus] = useState<'asking' | 'running' | 'finished'>('asking')
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])

  async function start() {
    setStatus('running')
    for (const { entid, version } of rows) {
      const result = await run({ entid, version, status: statusChanges[change].to })
      const outcome = result.status === 'failed' ? { entid, problem: problemMessage(result.problem) } : { entid }
      setOutcomes((last) => [...last, outcome])
    }
    setStatus('finished')
  }

  return { status, outcomes, start }
}
