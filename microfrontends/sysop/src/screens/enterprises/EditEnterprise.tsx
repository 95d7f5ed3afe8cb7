import { enterpriseChange } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormDialog, FormText } from '@atrium/shared-utility/ui'
import { useState } from 'react'
import type { Enterprise } from './enterprise-words.ts'
import { EnterpriseFields } from './EnterpriseFields.tsx'

type Props = { enterprise: Enterprise; onSaved: () => void; onClose: () => void }

/** Changes an enterprise against the version that was read; a newer one is loaded without losing what was typed. */
export function EditEnterprise({ enterprise, onSaved, onClose }: Props) {
  const t = useText()
  const save = useAction('updateEnterprise')
  const read = useAction('getEnterprise')
  const [latest, setLatest] = useState(enterprise)
  const { entid, version } = latest

  async function handleReload() {
    const result = await read.run({ entid })
    if (result.status === 'done') setLatest(result.data)
    return result
  }

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
      onReload={handleReload}
    >
      <FormText name="name" label={t('enterprise.name')} />
      <EnterpriseFields parentName={latest.parentName} />
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
    expiresAt: enterprise.expiresAt ?? '',
    private: enterprise.private,
    isControl: enterprise.isControl,
  }
}
