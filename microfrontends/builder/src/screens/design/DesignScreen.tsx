import { useText } from '@atrium/shared-utility/react'
import { ListSkeleton, PageHeader, ProblemNotice } from '@atrium/shared-utility/ui'
import { useParams } from 'react-router'
import { Workplace } from './Workplace.tsx'
import { useDraft } from './use-draft.ts'

/** One application as its builders see it. */
export function DesignScreen() {
  const { appId = '' } = useParams()
  return <Design key={appId} appId={appId} />
}

function Design({ appId }: { appId: string }) {
  const t = useText()
  const { state, ...saver } = useDraft(appId)
  if (state.status !== 'done') {
    return (
      <>
        <PageHeader title={t('design.title')} />
        {state.status === 'failed' && <ProblemNotice problem={state.problem} onRetry={state.reload} />}
        {state.status === 'loading' && <ListSkeleton rows={6} />}
      </>
    )
  }
  return <Workplace draft={state.data} saver={saver} />
}
