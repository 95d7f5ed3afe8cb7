import { baseConfigAtom } from '@atrium/shared-utility'
import { type CallOutput, joiningTypes, newInvitation, UserType, userTypeName } from '@atrium/shared-utility/contract'
import { useAction, useNoBack, useText } from '@atrium/shared-utility/react'
import { CopyText, FormColumns, FormDialog, FormNumber, FormSelect, FormText, QrCode } from '@atrium/shared-utility/ui'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useAtomValue } from 'jotai'
import { useId, useState } from 'react'

type Props = { onChanged: (() => void) | undefined; onClose: () => void }

const initial = { purpose: '', userType: String(UserType.member), quota: '1', days: '7', phone: '', domain: '' }

/** Makes an invitation, and shows its code this once. */
export function AddInvitation({ onChanged, onClose }: Props) {
  const t = useText()
  const { run } = useAction('addInvitation')
  // An invitation for a telephone is of no use where it cannot be shown whose that is.
  const hasSms = useAtomValue(baseConfigAtom)?.signInMethods?.includes('sms') ?? false
  const [made, setMade] = useState<CallOutput<'addInvitation'> | null>(null)
  if (made !== null) return <MadeInvitation made={made} onClose={onClose} />
  return (
    <FormDialog
      title={t('invitation.add')}
      schema={newInvitation}
      initial={initial}
      submitLabel={t('invitation.addSubmit')}
      onSubmit={run}
      onDone={(invitation) => {
        onChanged?.()
        setMade(invitation)
      }}
      onClose={onClose}
    >
      <FormText name="purpose" label={t('invitation.purpose')} help={t('invitation.purposeHelp')} />
      <FormColumns>
        <FormSelect
          name="userType"
          label={t('invitation.userType')}
          options={joiningTypes.map((type) => ({ value: String(type), label: t(`joiningType.${userTypeName(type)}`) }))}
        />
        <FormNumber name="quota" label={t('invitation.quota')} />
        <FormNumber name="days" label={t('invitation.days')} />
        {hasSms && (
          <FormText name="phone" label={t('invitation.phone')} help={t('invitation.phoneHelp')} inputMode="tel" />
        )}
        <FormText name="domain" label={t('invitation.domain')} help={t('invitation.domainHelp')} />
      </FormColumns>
    </FormDialog>
  )
}

/** The code is nowhere else, so neither a click beside the dialog nor Back closes it. */
function MadeInvitation({ made, onClose }: { made: CallOutput<'addInvitation'>; onClose: () => void }) {
  const t = useText()
  const titleId = useId()
  useNoBack()
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('invitation.made')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>{t('invitation.madeHelp')}</Typography>
        <CopyText label={t('invitation.address')} text={made.url} />
        <QrCode {...made.qr} label={t('invitation.qr')} />
        <CopyText label={t('invitation.code')} text={made.code} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('invitation.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
