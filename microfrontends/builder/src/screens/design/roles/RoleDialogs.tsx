import { appRoleBody, type DraftAppRole } from '@atrium/shared-utility/contract'
import { useAction, useLang, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog, FormDialog, FormText, useToast } from '@atrium/shared-utility/ui'
import { useState } from 'react'
import { z } from 'zod'
import { labelIn } from '../../../label-in.ts'
import { newUid } from '../new-uid.ts'
import { suggestKey } from '../suggest-key.ts'
import type { Draft, DraftSaver } from '../use-draft.ts'
import type { DesignAddress } from '../use-design-address.ts'
import { RightsDialog } from './RightsDialog.tsx'

type Props = { draft: Draft; chosen: DraftAppRole | undefined; saver: DraftSaver; address: DesignAddress }

/** The dialog about a role that the address names, if the role is there. */
export function RoleDialogs({ draft, chosen, saver, address }: Props) {
  const of = { draft, saver, onClose: address.close }
  const entity = draft.entities.find(({ uid }) => uid === address.table)
  if (address.dialog === 'addRole') return <RoleDialog {...of} onDone={address.showRole} />
  if (chosen === undefined) return null
  if (address.dialog === 'editRole') return <RoleDialog {...of} role={chosen} onDone={address.showRole} />
  if (address.dialog === 'deleteRole') return <DeleteRole {...of} role={chosen} />
  if (address.dialog !== 'roleRights' || entity === undefined) return null
  return <RightsDialog appId={draft.id} role={chosen} entity={entity} saver={saver} onClose={address.close} />
}

type DialogProps = { draft: Draft; saver: DraftSaver; onClose: () => void }
const { label, labelEn } = appRoleBody.shape
const roleForm = z.object({ label, labelEn })

/** The names of a role; without `role` a new one, which may do nothing yet. */
function RoleDialog({
  draft,
  role,
  saver,
  onDone,
  onClose,
}: DialogProps & { role?: DraftAppRole; onDone: (uid: string) => void }) {
  const t = useText()
  const put = useAction('putAppRole')
  const [uid] = useState(() => role?.uid ?? newUid())

  async function handleSubmit(named: z.output<typeof roleForm>) {
    const taken = draft.roles.map(({ body }) => body.key)
    const key = role?.body.key ?? suggestKey(named, { word: 'role', taken })
    const entities = role?.body.entities ?? []
    return put.run({ appId: draft.id, uid, rev: role?.rev ?? 0, body: { key, entities, ...named } })
  }

  return (
    <FormDialog
      title={t(role ? 'role.editTitle' : 'role.add')}
      schema={roleForm}
      initial={{ label: role?.body.label ?? '', labelEn: role?.body.labelEn ?? '' }}
      submitLabel={t(role ? 'save' : 'role.create')}
      onSubmit={handleSubmit}
      onDone={() => {
        saver.reload()
        onDone(uid)
      }}
      onClose={onClose}
      onReload={saver.refresh}
    >
      <FormText name="label" label={t('role.label')} help={t('role.labelHelp')} />
      <FormText name="labelEn" label={t('labelEn')} />
    </FormDialog>
  )
}

/** Takes a role out of the draft. */
function DeleteRole({ draft, role, saver, onClose }: DialogProps & { role: DraftAppRole }) {
  const t = useText()
  const toast = useToast()
  const remove = useAction('deleteAppRole')
  const name = labelIn(useLang(), role.body)
  return (
    <ConfirmDialog
      title={t('role.deleteTitle', { name })}
      text={t(draft.published.includes(role.uid) ? 'role.deletePublished' : 'role.deleteDraft')}
      confirmLabel={t('delete')}
      isDangerous
      onConfirm={async () => {
        const result = await remove.run({ appId: draft.id, uid: role.uid, rev: role.rev })
        if (result.status === 'failed' && result.problem.code === 'versionConflict') await saver.refresh()
        return result
      }}
      onDone={() => {
        toast(t('deleted', { name }))
        saver.reload()
        onClose()
      }}
      onClose={onClose}
    />
  )
}
