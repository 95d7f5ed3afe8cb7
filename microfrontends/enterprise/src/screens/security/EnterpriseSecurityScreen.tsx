import type { CallOutput } from '@atrium/shared-utility/contract'
import { useAction, useCall, useText } from '@atrium/shared-utility/react'
import { PasswordPolicy, PolicyCard, usePolicyText } from '@atrium/shared-utility/security'
import { inOrder, ListSkeleton, PageHeader, ProblemNotice, useToast } from '@atrium/shared-utility/ui'
import { Stack } from '@mui/material'
import { useState } from 'react'
import { ActingRule } from './ActingRule.tsx'
import { ApplicationData } from './ApplicationData.tsx'
import { ChatRetention } from './ChatRetention.tsx'
import { EditEnterprisePolicy } from './EditEnterprisePolicy.tsx'

/**
 * `/enterprise/security`: what people of the enterprise must pass to get in, who may come in their place, and what
 * its applications keep, as a file.
 */
export function EnterpriseSecurityScreen() {
  const t = useText()
  return (
    <>
      <PageHeader title={t('security.title')} description={t('security.enterprise')} />
      <Stack spacing={6} sx={inOrder}>
        <EnterprisePolicy />
        <EnterprisePasswordPolicy />
        <ActingRule />
        <ChatRetention />
        <ApplicationData />
      </Stack>
    </>
  )
}

function EnterprisePolicy() {
  const t = usePolicyText()
  const toast = useToast()
  const policy = useCall('getTwoStepPolicy', {})
  const [isEditing, setIsEditing] = useState(false)
  const who = useWho()
  if (policy.status === 'failed') return <ProblemNotice problem={policy.problem} onRetry={policy.reload} />
  if (policy.status === 'loading') return <ListSkeleton rows={4} />
  const handleSaved = () => {
    setIsEditing(false)
    policy.reload()
    toast(t('policy.saved'))
  }
  return (
    <>
      <PolicyCard
        policy={policy.data}
        who={who(policy.data)}
        methods={usableMethods(policy.data)
          .map((method) => t(`policy.method.${method}`))
          .join(t('policy.comma'))}
        onEdit={() => setIsEditing(true)}
      />
      {isEditing && (
        <EditEnterprisePolicy policy={policy.data} onSaved={handleSaved} onClose={() => setIsEditing(false)} />
      )}
    </>
  )
}

function EnterprisePasswordPolicy() {
  const policy = useCall('getPasswordPolicy', {})
  const save = useAction('updatePasswordPolicy')
  const read = useAction('getPasswordPolicy')
  if (policy.status === 'failed') return <ProblemNotice problem={policy.problem} onRetry={policy.reload} />
  if (policy.status === 'loading') return <ListSkeleton rows={4} />
  const { platform, ...own } = policy.data
  const actions = { save: save.run, read: () => read.run({}) }
  return <PasswordPolicy policy={own} platform={platform} actions={actions} onSaved={policy.reload} />
}

/** A rule that names nothing this portal offers now asks for any method that it does. */
function usableMethods({ methods, offered }: CallOutput<'getTwoStepPolicy'>) {
  const usable = methods.filter((method) => offered.includes(method))
  return usable.length > 0 ? usable : offered
}

/** The roles by name; a role that exists no more gives nothing. */
function useWho() {
  const t = usePolicyText()
  return ({ applyTo, roles, roleIds }: CallOutput<'getTwoStepPolicy'>) => {
    if (applyTo !== 'roles') return t(`policy.for.${applyTo}`)
    const names = roles.filter(({ id }) => roleIds.includes(id)).map(({ name }) => name)
    return t('policy.forRoles', { names: names.join(t('policy.comma')) })
  }
}
