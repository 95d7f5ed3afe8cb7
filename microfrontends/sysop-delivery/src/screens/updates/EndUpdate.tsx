import { endedUpdate, type WholeUpdate } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormDialog, FormText } from '@atrium/shared-utility/ui'
import { Alert, Typography } from '@mui/material'

type Props = {
  act: 'finish' | 'rollBack'
  update: WholeUpdate
  onDone: (said: string) => void
  onClose: () => void
}

/** Says with which release the update ends, and opens the portal. */
export function EndUpdate({ act, update: { id, version, runningVersion: running }, onDone, onClose }: Props) {
  const t = useText()
  const end = useAction('endUpdate')
  const isOther = act === 'finish' ? running !== version : running === version
  return (
    <FormDialog
      title={t(`update.${act}.ask`, { version })}
      schema={endedUpdate}
      initial={{ note: '' }}
      constants={{ id, outcome: act === 'finish' ? 'done' : 'rolledBack' }}
      submitLabel={t(`update.${act}`)}
      isDangerous={act === 'rollBack'}
      onSubmit={end.run}
      onDone={() => onDone(t(`update.${act}.done`, { version }))}
      onClose={onClose}
    >
      <Typography>{t(`update.${act}.consequence`)}</Typography>
      {isOther && <Alert severity="warning">{t(`update.${act}.other`, { version, running })}</Alert>}
      <FormText name="note" label={t('update.endNote')} help={t('update.endNoteHelp')} rows={2} />
    </FormDialog>
  )
}
