import { loadSession } from '../../index.ts'
import type { PasswordRules } from '../../contract/index.ts'
import { FactsCard, useToast } from '../../ui/index.ts'
import { useState } from 'react'
import { EditPasswordPolicy } from './EditPasswordPolicy.tsx'
import { isStricter, ruleNames, type PolicyActions, type VersionedRules } from './password-rules.ts'
import { usePolicyText } from './text.ts'

type Props = {
  policy: VersionedRules
  /** What the platform asks for, where this is an enterprise's. */
  platform: PasswordRules | null
  actions: PolicyActions
  onSaved: () => void
}

/** What passwords have to be like, for the platform or for one enterprise. */
export function PasswordPolicy({ policy, platform, actions, onSaved }: Props) {
  const t = usePolicyText()
  const toast = useToast()
  const [isEditing, setIsEditing] = useState(false)
  const facts = ruleNames.map((rule) => {
    const wordsOf = (rules: PasswordRules) => t(`passwordPolicy.is.${rule}`, { count: rules[rule] })
    const isOverruled = platform !== null && isStricter(rule, platform, policy)
    const value = isOverruled
      ? t('passwordPolicy.overruled', { own: wordsOf(policy), platform: wordsOf(platform) })
      : wordsOf(policy)
    return { label: t(`passwordPolicy.${rule}`), value }
  })
  const handleDone = () => {
    setIsEditing(false)
    onSaved()
    // The new policy may find one's own password too old.
    void loadSession()
    toast(t('policy.saved'))
  }
  return (
    <>
      <FactsCard
        title={t('passwordPolicy.title')}
        help={t(platform === null ? 'passwordPolicy.ofPlatform' : 'passwordPolicy.ofEnterprise')}
        facts={facts}
        editLabel={t('passwordPolicy.edit')}
        onEdit={() => setIsEditing(true)}
      />
      {isEditing && (
        <EditPasswordPolicy policy={policy} actions={actions} onDone={handleDone} onClose={() => setIsEditing(false)} />
      )}
    </>
  )
}
