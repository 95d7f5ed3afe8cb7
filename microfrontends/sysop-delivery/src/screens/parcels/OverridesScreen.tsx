import type { OverrideRow } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { ListTable, PageHeader, useDialogAddress, useList, useToast } from '@atrium/shared-utility/ui'
import { z } from 'zod'
import { overrideList, shownName } from './override-list.tsx'
import { parcelsPath } from '../../parcel-path.ts'
import { RevokeOverride } from './RevokeOverride.tsx'

const dialog = z.object({ dialog: z.literal('revoke'), of: z.string() })

/** `/sysop/parcels/override`: what some see in place of what is in force, who and until when. */
export function OverridesScreen() {
  const t = useText()
  const toast = useToast()
  const list = useList(overrideList)
  const { current, open, close } = useDialogAddress(dialog)
  const shown = list.state.status === 'done' ? list.state.data.list : []
  const chosen = shown.find(({ id, state }) => id === current?.of && state !== 'over')
  const actions = ({ id, state }: OverrideRow) => {
    const onSelect = () => open({ dialog: 'revoke', of: id })
    return state === 'over' ? [] : [{ key: 'revoke', label: t('override.revoke'), isDangerous: true, onSelect }]
  }
  const handleDone = (row: OverrideRow) => {
    close()
    list.reload?.()
    toast(t('override.revoke.done', { name: shownName(row) }))
  }
  return (
    <>
      <PageHeader
        title={t('overrides.title')}
        description={t('overrides.help')}
        trail={[{ label: t('parcels.title'), href: parcelsPath }]}
      />
      <ListTable
        list={list}
        label={t('overrides.title')}
        keyOf={(row) => row.id}
        nameOf={shownName}
        actions={actions}
        none={{ title: t('overrides.none'), description: t('overrides.noneHelp') }}
        noMatch={t('overrides.noMatch')}
      />
      {chosen && <RevokeOverride row={chosen} onDone={() => handleDone(chosen)} onClose={close} />}
    </>
  )
}
