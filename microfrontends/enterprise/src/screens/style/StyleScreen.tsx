import { useAction, useCall, useText } from '@atrium/shared-utility/react'
import { EnterpriseBrand } from '@atrium/shared-utility/security'
import { CardSkeleton, PageHeader, ProblemNotice } from '@atrium/shared-utility/ui'

/** `/enterprise/style`, and `/sysop/style` for operators: how the enterprise looks to its people. */
export function StyleScreen() {
  const t = useText()
  return (
    <>
      <PageHeader title={t('style.page')} description={t('style.description')} />
      <Brand />
    </>
  )
}

function Brand() {
  const styled = useCall('getEnterpriseStyle', {})
  const save = useAction('updateEnterpriseStyle')
  const read = useAction('getEnterpriseStyle')
  if (styled.status === 'failed') return <ProblemNotice problem={styled.problem} onRetry={styled.reload} />
  if (styled.status === 'loading') return <CardSkeleton />
  const actions = { save: save.run, read: () => read.run({}) }
  return <EnterpriseBrand styled={styled.data} actions={actions} onSaved={styled.reload} />
}
