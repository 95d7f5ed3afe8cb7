import { enterpriseChange } from '@atrium/shared-utility/contract'
import { type Format, useAction, useFormat, useText } from '@atrium/shared-utility/react'
import { FormDialog, FormText, useLatest } from '@atrium/shared-utility/ui'
import type { Enterprise } from './enterprise-words.ts'
import { EnterpriseFields } from './EnterpriseFields.tsx'

type Props = { enterprise: Enterprise; onSaved: () => void; onClose: () => void }

/** Changes an enterprise against the version that was read; a newer one is loaded without losing what was typed. */
export function EditEnterprise({ enterprise, onSaved, onClose }: Props) {
  const t = useText()
  const format = useFormat()
  const save = useAction('updateEnterprise')
  const read = useAction('getEnterprise')
  const { latest, reload } = useLatest(enterprise, () => read.run({ entid: enterprise.entid }))
  const { entid, version } = latest

  return (
    <FormDialog
      title={t('enterprise.editOf', { name: enterprise.name })}
      schema={enterpriseChange}
      initial={fieldsOf(latest)}
      constants={{ entid, version }}
      sends="changes"
      submitLabel={t('save')}
      onSubmit={save.run}
      onDone={onSaved}
      onClose={onClose}
      onReload={reload}
    >
      <FormText name="name" label={t('enterprise.name')} />
      <EnterpriseFields parentName={latest.parentName} use={usedBy(latest, format)} />
    </FormDialog>
  )
}

function fieldsOf(enterprise: Enterprise) {
  return {
    name: enterprise.name,
    shortName: enterprise.shortName ?? '',
    saasId: enterprise.saasId ?? '',
    saasEntType: enterprise.saasEntType?.toString() ?? '',
    parentId: enterprise.parentId ?? '',
    userQuota: String(enterprise.userQuota),
    storageQuotaMb: enterprise.storageQuotaMb?.toString() ?? '',
    appQuota: enterprise.appQuota?.toString() ?? '',
    expiresAt: enterprise.expiresAt ?? '',
    private: enterprise.private,
    isControl: enterprise.isControl,
  }
}

function usedBy({ userCount, storageUsedBytes, appCount, expiresAt }: Enterprise, format: Format) {
  return {
    userCount,
    expiresAt,
    storage: format.bytes(storageUsedBytes),
    applications: format.number(appCount),
  }
}
