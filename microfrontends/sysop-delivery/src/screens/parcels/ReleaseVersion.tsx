import { calls, type TeamParcel, type WholeParcelVersion } from '@atrium/shared-utility/contract'
import { useAction, useCall, useText } from '@atrium/shared-utility/react'
import { FormDialog, FormText, ReadDialog } from '@atrium/shared-utility/ui'
import { Typography } from '@mui/material'
import { ForceRelease } from '../../force/ForceRelease.tsx'
import { PreviewWarning } from '../../force/PreviewWarning.tsx'

type Props = {
  parcel: TeamParcel
  id: string
  /** The version that some people have at this moment. */
  rolledOut: string | undefined
  onDone: (said: string) => void
  onClose: () => void
}

/** Puts another version in force, or an older one again. */
export function ReleaseVersion({ parcel, id, ...ends }: Props) {
  const t = useText()
  const version = useCall('getParcelVersion', { slug: parcel.slug, id })
  return (
    <ReadDialog state={version} title={t('version.release')} onClose={ends.onClose}>
      {(read) => <Form parcel={parcel} version={read} {...ends} />}
    </ReadDialog>
  )
}

type FormProps = Omit<Props, 'id'> & { version: WholeParcelVersion }

function Form({ parcel: { slug, name, inForce }, version: read, rolledOut, onDone, onClose }: FormProps) {
  const t = useText()
  const { id, version, browserCheck } = read
  const release = useAction('releaseParcelVersion')
  return (
    <FormDialog
      title={t('version.release.ask', { name, version })}
      schema={calls.releaseParcelVersion.input}
      initial={{ reason: '', force: false }}
      constants={{ slug, id }}
      submitLabel={t('version.release')}
      onSubmit={release.run}
      onDone={() => onDone(t('version.release.done', { name, version }))}
      onClose={onClose}
    >
      <PreviewWarning version={version} />
      <Typography>
        {inForce === null
          ? t('version.release.first')
          : t('version.release.consequence', { before: inForce, after: version })}
      </Typography>
      {rolledOut !== undefined && (
        <Typography>
          {rolledOut === version ? t('version.release.completes') : t('version.release.ends', { version: rolledOut })}
        </Typography>
      )}
      <FormText name="reason" label={t('release.reason')} help={t('release.reasonHelp')} />
      <ForceRelease browserCheck={browserCheck} />
    </FormDialog>
  )
}
