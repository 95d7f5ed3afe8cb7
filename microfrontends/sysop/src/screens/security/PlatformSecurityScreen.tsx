import { calls } from '@atrium/shared-utility/contract'
import { useAction, useCall, useText } from '@atrium/shared-utility/react'
import { fieldsOf, PasswordPolicy, PolicyCard, PolicyFields, usePolicyText } from '@atrium/shared-utility/security'
import { FormDialog, ListSkeleton, PageHeader, ProblemNotice, useToast } from '@atrium/shared-utility/ui'
import { Stack } from '@mui/material'
import { useState } from 'react'

/** `/sysop/security`: what people of the platform must pass to get in. */
export function PlatformSecurityScreen() {
  const t = useText()
  return (
    <>
      <PageHeader title={t('security.title')} description={t('security.platform')} />
      <Stack spacing={6}>
        <PlatformPolicy />
        <PlatformPasswordPolicy />
      </Stack>
    </>
  )
}

function PlatformPolicy() {
  const t = usePolicyText()
  const toast = useToast()
  const policy = useCall('getPlatformTwoStep', {})
  const save = useAction('updatePlatformTwoStep')
  const [isEditing, setIsEditing] = useState(false)
  if (policy.status === 'failed') return <ProblemNotice problem={policy.problem} onRetry={policy.reload} />
  if (policy.status === 'loading') return <ListSkeleton rows={4} />
  const handleDone = () => {
    setIsEditing(false)
    policy.reload()
    toast(t('policy.saved'))
  }
  return (
    <>
      <PolicyCard policy={policy.data} who={t(`policy.for.${policy.data.applyTo}`)} onEdit={() => setIsEditing(true)} />
      {isEditing && (
        <FormDialog
          title={t('policy.edit')}
          schema={calls.updatePlatformTwoStep.input}
          initial={fieldsOf(policy.data)}
          submitLabel={t('policy.save')}
          onSubmit={save.run}
          onDone={handleDone}
          onClose={() => setIsEditing(false)}
        >
          <PolicyFields audiences={['all', 'operators']} />
        </FormDialog>
      )}
    </>
  )
}

function PlatformPasswordPolicy() {
  const policy = useCall('getPlatformPasswordPolicy', {})
  const save = useAction('updatePlatformPasswordPolicy')
  const read = useAction('getPlatformPasswordPolicy')
  if (policy.status === 'failed') return <ProblemNotice problem={policy.problem} onRetry={policy.reload} />
  if (policy.status === 'loading') return <ListSkeleton rows={4} />
  const actions = { save: save.run, read: () => read.run({}) }
  return <PasswordPolicy policy={policy.data} platform={null} actions={actions} onSaved={policy.reload} />
}
