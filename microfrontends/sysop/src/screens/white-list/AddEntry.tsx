import { call } from '@atrium/shared-utility'
import { newWhiteListEntry, type WhiteListKind } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import {
  enterprisePicker,
  type Find,
  FormColumns,
  FormDialog,
  FormMoment,
  FormPicker,
  FormText,
} from '@atrium/shared-utility/ui'

type Props = {
  kind: WhiteListKind
  /** What is to be listed, where that was chosen already. */
  value: string
  onDone: (said: string) => void
  onClose: () => void
}

/** Puts something on the list, for everybody or for one enterprise, for good or for a time. */
export function AddEntry({ kind, value, onDone, onClose }: Props) {
  const t = useText()
  const add = useAction('addWhiteListEntry')
  const field = { name: 'value', label: t(`entry.value.${kind}`), help: t(`entry.valueHelp.${kind}`) }
  return (
    <FormDialog
      title={t(`rule.add.${kind}`)}
      schema={newWhiteListEntry}
      initial={{ value, entid: '', expiresAt: '', note: '' }}
      constants={{ kind }}
      submitLabel={t('entry.add')}
      onSubmit={add.run}
      onDone={() => onDone(t('entry.added'))}
      onClose={onClose}
    >
      <FormColumns>
        {kind === 'host' ? <FormText {...field} /> : <FormPicker {...field} find={finds[kind]} />}
        <FormPicker name="entid" label={t('entry.entName')} help={t('entry.entidHelp')} find={enterprisePicker.find} />
        <FormMoment name="expiresAt" label={t('entry.expiresAt')} help={t('entry.expiresAtHelp')} />
        <FormText name="note" label={t('entry.note')} help={t('entry.noteHelp')} />
      </FormColumns>
    </FormDialog>
  )
}

// Made once: the field asks anew for another one.
const finds = { app: findMissing('app'), plugin: findMissing('plugin'), api: findMissing('api') }

/** What is in use and not on the list. */
function findMissing(kind: 'app' | 'plugin' | 'api'): Find {
  return async (q, signal) => {
    const { list } = await call('listWhiteListMissing', { kind, q }, { signal })
    return list.map(({ value, name }) => ({ value, label: name === null ? value : `${name} (${value})` }))
  }
}
