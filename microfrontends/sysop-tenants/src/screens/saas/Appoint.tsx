import { call } from '@atrium/shared-utility'
import { calls, UserType, type SaasCategory } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormDialog, FormPicker } from '@atrium/shared-utility/ui'

type Props = { category: SaasCategory; onSaved: () => void; onClose: () => void }

/** Has a SaaS administrator look after a category; they are made among the users. */
export function Appoint({ category, onSaved, onClose }: Props) {
  const t = useText()
  const { run } = useAction('setSaasAdministrator')
  return (
    <FormDialog
      title={t('saas.appoint')}
      schema={calls.setSaasAdministrator.input}
      initial={{ userid: '' }}
      constants={{ categoryId: category.id }}
      submitLabel={t('saas.save')}
      onSubmit={run}
      onDone={onSaved}
      onClose={onClose}
    >
      <FormPicker name="userid" label={t('saas.administrator')} help={t('saas.administratorHelp')} find={find} />
    </FormDialog>
  )
}

async function find(iSearch: string, signal: AbortSignal) {
  const input = {
    userType: UserType.saasAdministrator,
    iDisplayLength: 50,
    sort: 'name' as const,
    order: 'asc' as const,
  }
  const { list } = await call('listUsers', { ...input, ...(iSearch !== '' && { iSearch }) }, { signal })
  return list.map(({ userid, name, loginId }) => ({ value: userid, label: `${name} (${loginId})` }))
}
