import { calls, type WholeTeamParcel } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormDialog, FormText } from '@atrium/shared-utility/ui'
import { Typography } from '@mui/material'

type Props = { parcel: WholeTeamParcel; onDone: (said: string) => void; onClose: () => void }

/** Puts the last good version in force again. */
export function RollBack({ parcel: { slug, name, inForce, lastGood }, onDone, onClose }: Props) {
  const t = useText()
  const { run } = useAction('rollBackParcel')
  return (
    <FormDialog
      isDangerous
      title={t('parcel.back.ask', { name, version: lastGood ?? '' })}
      schema={calls.rollBackParcel.input}
      initial={{ reason: '' }}
      constants={{ slug }}
      submitLabel={t('parcel.back')}
      onSubmit={run}
      onDone={({ version }) => onDone(t('version.release.done', { name, version }))}
      onClose={onClose}
    >
      <Typography>
        {inForce === null
          ? t('version.release.first')
          : t('version.release.consequence', { before: inForce, after: lastGood ?? '' })}
      </Typography>
      <FormText name="reason" label={t('release.reason')} help={t('release.reasonHelp')} />
    </FormDialog>
  )
}
