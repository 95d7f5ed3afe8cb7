import { calls, type MessengerApp, type MessengerType } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormColumns, FormDialog, FormSelect, FormSwitch, FormText, FormWhenChanged } from '@atrium/shared-utility/ui'
import { Alert } from '@mui/material'
import { fieldsOf, scopeOf, shownFields } from './app-fields.ts'

type Props = {
  type: MessengerType
  app: MessengerApp | null
  onSaved: () => void
  onClose: () => void
}

/** Enters or changes the app of one messenger. The stored secret is not shown, and stays when the field is left empty. */
export function EditApp({ type, app, onSaved, onClose }: Props) {
  const t = useText()
  const save = useAction('updateMessengerApp')
  return (
    <FormDialog
      title={t(app === null ? 'messengers.addOf' : 'messengers.editOf', { name: t(`messengers.${type}`) })}
      schema={calls.updateMessengerApp.input}
      initial={fieldsOf(type, app)}
      constants={{ type, version: app?.version ?? 0 }}
      submitLabel={t('messengers.save')}
      onSubmit={save.run}
      onDone={onSaved}
      onClose={onClose}
    >
      {app !== null && app.boundCount > 0 && (
        <FormWhenChanged from={scopeOf(app)}>
          <Alert severity="warning">{t(`messengers.${type}.bindingsEnd`, { count: app.boundCount })}</Alert>
        </FormWhenChanged>
      )}
      <FormSwitch name="isEnabled" label={t('messengers.isEnabled')} help={t('messengers.enabledHelp')} />
      <FormColumns>
        {type === 'feishu' && (
          <FormSelect
            name="larkDomain"
            label={t('messengers.larkDomain')}
            options={[
              { value: 'feishu', label: t('messengers.domain.feishu') },
              { value: 'larksuite', label: t('messengers.domain.larksuite') },
            ]}
          />
        )}
        {shownFields[type].map((field) => (
          <FormText
            key={field}
            name={field}
            label={t(`messengers.${type}.${field}`)}
            help={t(`messengers.${type}.${field}Help`)}
          />
        ))}
        <FormText
          name="appSecret"
          type="password"
          label={t(`messengers.${type}.secret`)}
          help={t(app === null ? 'messengers.secretHelp' : 'messengers.secretKept')}
        />
      </FormColumns>
      <FormSwitch name="canRegister" label={t('messengers.canRegister')} help={t('messengers.registerHelp')} />
    </FormDialog>
  )
}
