import { useAction, useCall, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog, FactList, ListSkeleton, ProblemNotice, Section, useToast } from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'
import { useState } from 'react'

/** Whether operators of the platform may act as members: the enterprise's own word. */
export function ActingRule() {
  const t = useText()
  const toast = useToast()
  const rule = useCall('getActingRule', {})
  const update = useAction('updateActingRule')
  const [isAsking, setIsAsking] = useState(false)
  if (rule.status === 'failed') return <ProblemNotice problem={rule.problem} onRetry={rule.reload} />
  if (rule.status === 'loading') return <ListSkeleton rows={2} />
  const next = rule.data.isForbidden ? 'allow' : 'forbid'
  const handleDone = () => {
    setIsAsking(false)
    rule.reload()
    toast(t(`security.acting.${next}.done`))
  }
  return (
    <Section title={t('security.acting')} note={t('security.acting.effect')}>
      <FactList
        facts={[
          {
            label: t('security.acting.rule'),
            value: t(rule.data.isForbidden ? 'security.acting.forbidden' : 'security.acting.allowed'),
          },
        ]}
      />
      <div>
        <Button variant="outlined" onClick={() => setIsAsking(true)}>
          {t(`security.acting.${next}`)}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t(`security.acting.${next}.ask`)}
          text={t(`security.acting.${next}.consequence`)}
          confirmLabel={t(`security.acting.${next}`)}
          onConfirm={() => update.run({ isForbidden: !rule.data.isForbidden })}
          onDone={handleDone}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Section>
  )
}
