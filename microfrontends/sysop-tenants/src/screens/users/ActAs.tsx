import { keepActingReturn } from '@atrium/shared-utility'
import { calls, type UserRow } from '@atrium/shared-utility/contract'
import { useAction, useCall, usePortal, useText } from '@atrium/shared-utility/react'
import { FormDialog, FormText, ReadDialog } from '@atrium/shared-utility/ui'
import { Typography } from '@mui/material'

type Props = { user: UserRow; onClose: () => void }

/** An operator who may not act as this person is told so in place of the form. */
export function ActAs({ user, onClose }: Props) {
  const t = useText()
  const { userid, name, entid } = user
  const check = useCall('checkActing', { userid, entid: entid ?? '' })
  return (
    <ReadDialog state={check} title={t('user.actAsOf', { name })} onClose={onClose}>
      {() => <ActAsForm user={user} onClose={onClose} />}
    </ReadDialog>
  )
}

/** An operator says why, and works as this person in the enterprise of the row; to begin with they only look. */
function ActAsForm({ user: { userid, name, entid, entName }, onClose }: Props) {
  const t = useText()
  const portal = usePortal()
  const begin = useAction('beginActing')
  // Another enterprise than the operator's page is in: the whole page is loaded, and nothing of the operator's stays in memory but the way back.
  const handleBegun = () => {
    keepActingReturn(window.location)
    void portal.navigate(`/space-${entid}/user/workbench`)
  }
  return (
    <FormDialog
      title={t('user.actAsOf', { name })}
      schema={calls.beginActing.input}
      initial={{ reason: '' }}
      constants={{ userid, entid: entid ?? '' }}
      submitLabel={t('user.actAs.begin')}
      onSubmit={begin.run}
      onDone={handleBegun}
      onClose={onClose}
    >
      <Typography color="text.secondary">{t('user.actAs.text', { name, entName: entName ?? '' })}</Typography>
      <FormText name="reason" label={t('user.actAs.reason')} help={t('user.actAs.reasonHelp')} />
    </FormDialog>
  )
}
