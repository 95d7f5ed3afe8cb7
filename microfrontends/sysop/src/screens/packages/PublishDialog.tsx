import { packageWarnings, type MobilePackage, type PackageWarning } from '@atrium/shared-utility/contract'
import { useAction, useCall, useText } from '@atrium/shared-utility/react'
import { FormDialog, FormSwitch, FormText, useFormValues } from '@atrium/shared-utility/ui'
import { useState } from 'react'
import { z } from 'zod'
import { ReadDialog } from '../../ReadDialog.tsx'
import { type Chosen, EnterprisePick } from './EnterprisePick.tsx'

type Props = { row: MobilePackage; onDone: () => void; onClose: () => void }

const most = 200
const fields = z.object({
  toAll: z.boolean(),
  force: z.boolean(),
  notesZh: z.string().max(500).default(''),
  notesEn: z.string().max(500).default(''),
  ...Object.fromEntries(packageWarnings.map((warning) => [warning, z.boolean().default(false)])),
})

/** To whom a package goes, what is said of it, and whether everybody has to take it. */
export function PublishDialog(props: Props) {
  const t = useText()
  const { platform, id } = props.row
  const havers = useCall('listPackageEnterprises', { platform, id, iDisplayLength: most })
  return (
    <ReadDialog state={havers} title={t('package.publish')} onClose={props.onClose}>
      {({ list }) => <Publishing {...props} initial={props.row.toAll ? [] : list.map(optionOf)} />}
    </ReadDialog>
  )
}

function optionOf({ entid, name }: { entid: string; name: string }) {
  return { value: entid, label: name }
}

function Publishing({ row, onDone, onClose, initial }: Props & { initial: readonly Chosen[] }) {
  const t = useText()
  const { run } = useAction('publishPackage')
  const [chosen, setChosen] = useState(initial)
  const { platform, id, version, warnings } = row

  function handleSubmit(values: z.output<typeof fields>) {
    const { toAll, force: forceUpdate, notesZh, notesEn } = values
    const confirmed = warnings.filter((warning) => isOn(values, warning))
    const enterprises = toAll ? 'all' : chosen.map(({ value }) => value)
    const notes = { 'zh-CN': notesZh, 'en-US': notesEn }
    const data = JSON.stringify({ status: 'published', enterprises, forceUpdate, notes, confirmed })
    return run({ platform, id, version, data })
  }
  return (
    <FormDialog
      title={t('package.publish')}
      schema={fields}
      initial={{
        toAll: row.toAll,
        force: row.force,
        notesZh: row.notes['zh-CN'],
        notesEn: row.notes['en-US'],
        ...Object.fromEntries(warnings.map((warning) => [warning, false])),
      }}
      submitLabel={t('package.publish.submit')}
      onSubmit={handleSubmit}
      onDone={onDone}
      onClose={onClose}
    >
      {warnings.map((warning) => (
        <FormSwitch key={warning} name={warning} label={t('package.confirm')} help={t(`packageWarning.${warning}`)} />
      ))}
      <FormSwitch name="toAll" label={t('packages.all')} help={t('package.toAllHelp')} />
      <WhenNotToAll>
        <EnterprisePick chosen={chosen} onChange={setChosen} />
      </WhenNotToAll>
      <FormSwitch name="force" label={t('package.force')} help={t('package.forceHelp')} />
      <FormText name="notesZh" label={t('package.notesZh')} rows={2} />
      <FormText name="notesEn" label={t('package.notesEn')} rows={2} />
    </FormDialog>
  )
}

function isOn(values: Record<string, unknown>, warning: PackageWarning) {
  return values[warning] === true
}

function WhenNotToAll({ children }: { children: React.ReactNode }) {
  return useFormValues()['toAll'] === true ? null : children
}
