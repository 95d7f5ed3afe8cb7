import { enterpriseClosing } from '@atrium/shared-utility/contract'
import { useAction, useSentences, useText } from '@atrium/shared-utility/react'
import { FormDialog, FormText } from '@atrium/shared-utility/ui'
import { Alert } from '@mui/material'
import type { Enterprise } from './enterprise-words.ts'

type Props = { enterprise: Enterprise; onDone: () => void; onClose: () => void }

/** Closes one enterprise: says what that means, asks why, and has its name typed in. */
export function CloseEnterprise({ enterprise: { entid, version, name }, onDone, onClose }: Props) {
  const t = useText()
  const say = useSentences()
  const { run } = useAction('closeEnterprise')
  return (
    <FormDialog
      title={t('enterprise.close.ask', { name })}
      schema={enterpriseClosing}
      initial={{ reason: '', name: '' }}
      constants={{ entid, version }}
      submitLabel={t('enterprise.close')}
      isDangerous
      onSubmit={run}
      onDone={onDone}
      onClose={onClose}
    >
      <Alert severity="warning">{say(t('enterprise.close.consequence'), t('enterprise.close.export'))}</Alert>
      <FormText name="reason" label={t('enterprise.close.reason')} help={t('enterprise.close.reasonHelp')} rows={2} />
      <FormText name="name" label={t('enterprise.close.name')} help={t('enterprise.close.nameHelp', { name })} />
    </FormDialog>
  )
}
