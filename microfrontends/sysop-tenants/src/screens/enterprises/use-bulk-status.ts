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
    let unconfirmed: string | undefined
    for (const [index, { entid, version }] of rows.entries()) {
      // An operator who would not confirm their identity is not asked again for each of the others.
      if (unconfirmed !== undefined) {
        note({ entid, problem: unconfirmed })
        continue
      }
      const result = await run({ entid, version, status: statusChanges[change].to })
      const problem = result.status === 'failed' ? result.problem : undefined
      const isUnconfirmed = problem?.code === 'stepUpRequired'
      if (isUnconfirmed && index === 0) return setStatus('asking')
      if (isUnconfirmed) unconfirmed = problemMessage(problem)
      note(problem === undefined ? { entid } : { entid, problem: problemMessage(problem) })
    }
    setStatus('finished')
  }

  function note(outcome: Outcome) {
    setOutcomes((last) => [...last, outcome])
  }

  return { status, outcomes, start }
}
