import { calls, type TeamParcel } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormDialog, FormText } from '@atrium/shared-utility/ui'
import { Typography } from '@mui/material'

type Props = { parcel: TeamParcel; onDone: (said: string) => void; onClose: () => void }

/** Takes a parcel out of the portal, until a version of it is released again. */
export function WithdrawParcel({ parcel: { slug, name }, onDone, onClose }: Props) {
  const t = useText()
  const withdraw = useAction('withdrawParcel')
  return (
    <FormDialog
      isDangerous
      title={t('parcel.withdraw.ask', { name })}
      schema={calls.withdrawParcel.input}
      initial={{ reason: '' }}
      constants={{ slug }}
      submitLabel={t('parcel.withdraw')}
      onSubmit={withdraw.run}
      onDone={() => onDone(t('parcel.withdraw.done', { name }))}
      onClose={onClose}
    >
      <Typography>{t('parcel.withdraw.consequence')}</Typography>
      <FormText name="reason" label={t('release.reason')} help={t('release.reasonHelp')} />
    </FormDialog>
  )
}
