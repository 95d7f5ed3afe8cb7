import { entTypes, newEnterprise } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormColumns, FormDialog, FormSelect, FormText, FormWhen } from '@atrium/shared-utility/ui'
import { Box, Typography } from '@mui/material'
import { useState } from 'react'
import { EnterpriseFields } from './EnterpriseFields.tsx'

const empty = {
  name: '',
  entType: '0',
  'admin.isExisting': 'false',
  'admin.loginId': '',
  'admin.name': '',
  'admin.phone': '',
  shortName: '',
  saasId: '',
  saasEntType: '',
  parentId: '',
  userQuota: '100',
  storageQuotaMb: '',
  appQuota: '',
  expiresAt: '',
  private: false,
  isControl: false,
}

type Props = { onAdded: (entid: string) => void; onClose: () => void }

/** Adds an enterprise and its administrator. */
export function AddEnterprise({ onAdded, onClose }: Props) {
  const t = useText()
  const { run } = useAction('addEnterprise')
  // One key per dialog: pressing again after a lost answer gives the enterprise that the first press made.
  const [idempotencyKey] = useState(newKey)

  return (
    <FormDialog
      title={t('enterprise.add')}
      schema={newEnterprise}
      initial={empty}
      constants={{ idempotencyKey }}
      submitLabel={t('enterprise.addSubmit')}
      onSubmit={run}
      onDone={({ entid }) => onAdded(entid)}
      onClose={onClose}
    >
      <FormColumns>
        <FormText name="name" label={t('enterprise.name')} />
        <FormSelect
          name="entType"
          label={t('enterprise.entType')}
          options={entTypes.map((entType) => ({ value: String(entType), label: t(`entType.${entType}`) }))}
        />
      </FormColumns>
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
        <Typography component="legend" variant="h3" sx={{ p: 0, mb: 2 }}>
          {t('enterprise.administrator')}
        </Typography>
        <FormColumns>
          <FormSelect
            name="admin.isExisting"
            label={t('admin.account')}
            options={(['false', 'true'] as const).map((value) => ({ value, label: t(`admin.isExisting.${value}`) }))}
          />
          <FormWhen name="admin.isExisting" value="false">
            <LoginId isExisting={false} />
            <FormText name="admin.name" label={t('admin.name')} isNeeded />
            <FormText name="admin.phone" label={t('admin.phone')} inputMode="tel" />
          </FormWhen>
          <FormWhen name="admin.isExisting" value="true">
            <LoginId isExisting />
          </FormWhen>
        </FormColumns>
      </Box>
      <Typography variant="h3">{t('enterprise.details')}</Typography>
      <EnterpriseFields />
    </FormDialog>
  )
}

/**
 * Says at once whether the login id is taken: that of a new account must be free, that of an existing one must be
 * taken.
 */
function LoginId({ isExisting }: { isExisting: boolean }) {
  const t = useText()
  const { run } = useAction('doesLoginIdExist')
  const check = async (loginId: string) => {
    const result = await run({ loginId })
    if (result.status === 'failed' || result.data.exist === isExisting) return undefined
    return t(isExisting ? 'admin.unknown' : 'admin.taken')
  }
  const help = t(isExisting ? 'admin.existingHelp' : 'admin.loginIdHelp')
  return <FormText name="admin.loginId" label={t('admin.loginId')} help={help} check={check} />
}

/** `crypto.randomUUID` is missing on plain http, where many installations begin. */
function newKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
