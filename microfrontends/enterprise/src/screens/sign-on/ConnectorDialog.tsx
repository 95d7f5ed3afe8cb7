import { calls, type Connector, joiningTypes, UserType, userTypeName } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import {
  FormColumns,
  FormDialog,
  FormSelect,
  FormSwitch,
  FormText,
  FormWhen,
  FormWhenChanged,
} from '@atrium/shared-utility/ui'
import { Alert } from '@mui/material'

type Props = {
  /** Absent when one is added. */
  connector?: Connector
  onDone: () => void
  onClose: () => void
}

/** Adds a provider, or changes one. The secret is never shown: left empty, it stays as it is. */
export function ConnectorDialog({ connector, ...rest }: Props) {
  return connector === undefined ? <Add {...rest} /> : <Edit connector={connector} {...rest} />
}

const empty = {
  name: '',
  issuer: '',
  clientId: '',
  clientSecret: '',
  enabled: true,
  joins: false,
  joiningType: String(UserType.member),
  trustsOwnDomains: false,
}

function Add({ onDone, onClose }: Omit<Props, 'connector'>) {
  const t = useText()
  const { run } = useAction('addConnector')
  return (
    <FormDialog
      title={t('connector.add')}
      schema={calls.addConnector.input}
      initial={empty}
      submitLabel={t('connector.addSubmit')}
      onSubmit={run}
      onDone={onDone}
      onClose={onClose}
    >
      <Fields />
    </FormDialog>
  )
}

function Edit({ connector, onDone, onClose }: Props & { connector: Connector }) {
  const t = useText()
  const { run } = useAction('updateConnector')
  const { id, version, joiningRoleIds, joiningType, linkedCount, name, issuer, ...facts } = connector
  const { clientId, enabled, joins, trustsOwnDomains } = facts
  const shown = { name, issuer, clientId, clientSecret: '', enabled, joins, trustsOwnDomains }
  return (
    <FormDialog
      title={t('connector.edit', { name })}
      schema={calls.updateConnector.input}
      initial={{ ...shown, joiningType: String(joiningType) }}
      constants={{ id, version, joiningRoleIds }}
      submitLabel={t('connector.save')}
      onSubmit={run}
      onDone={onDone}
      onClose={onClose}
    >
      {linkedCount > 0 && (
        <FormWhenChanged from={{ issuer }}>
          <Alert severity="warning">{t('connector.linksEnd', { count: linkedCount })}</Alert>
        </FormWhenChanged>
      )}
      <Fields secretHelp={t('connector.secretKept')} />
    </FormDialog>
  )
}

function Fields({ secretHelp }: { secretHelp?: string }) {
  const t = useText()
  return (
    <>
      <FormColumns>
        <FormText name="name" label={t('connector.name')} help={t('connector.nameHelp')} />
        <FormText name="issuer" label={t('connector.issuer')} help={t('connector.issuerHelp')} />
        <FormText name="clientId" label={t('connector.clientId')} />
        <FormText
          name="clientSecret"
          type="password"
          autoComplete="off"
          label={t('connector.clientSecret')}
          help={secretHelp}
        />
      </FormColumns>
      <FormSwitch name="enabled" label={t('connector.enabled')} help={t('connector.enabledHelp')} />
      <FormSwitch name="joins" label={t('connector.joins')} help={t('connector.joinsHelp')} />
      <FormWhen name="joins" value>
        <FormSelect
          name="joiningType"
          label={t('connector.joiningType')}
          options={joiningTypes.map((type) => ({ value: String(type), label: t(`userType.${userTypeName(type)}`) }))}
        />
        <FormSwitch name="trustsOwnDomains" label={t('connector.trusts')} help={t('connector.trustsHelp')} />
      </FormWhen>
    </>
  )
}
