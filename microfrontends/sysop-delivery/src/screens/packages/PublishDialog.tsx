import { calls, packageWarnings, type MobilePackage, type PackageWarning } from '@atrium/shared-utility/contract'
import { useAction, useFormat, useText } from '@atrium/shared-utility/react'
import {
  enterprisePicker,
  FormColumns,
  FormDialog,
  FormPickMany,
  FormSwitch,
  FormText,
  idsIn,
  ReadDialog,
  useFormValues,
} from '@atrium/shared-utility/ui'
import { Alert } from '@mui/material'
import { z } from 'zod'
import { mostNamed, useHavers } from './use-havers.ts'

type Props = { row: MobilePackage; onDone: () => void; onClose: () => void }

const fields = z.object({
  toAll: z.boolean(),
  force: z.boolean(),
  /** Their ids, with commas between. */
  enterprises: z.string().default(''),
  notesZh: z.string().max(500).default(''),
  notesEn: z.string().max(500).default(''),
  onceKey: calls.publishPackage.input.shape.onceKey,
  ...Object.fromEntries(packageWarnings.map((warning) => [warning, z.boolean().default(false)])),
})

/** Without this rule the server would refuse them under a name that no field has. */
const whole = fields.superRefine(({ toAll, enterprises: input }, context) => {
  const path = ['enterprises']
  const chosen = idsIn(input).length
  if (!toAll && chosen === 0) context.addIssue({ code: 'invalid_type', expected: 'string', input, path })
  if (!toAll && chosen > mostNamed)
    context.addIssue({ code: 'too_big', origin: 'array', maximum: mostNamed, input, path })
})

/** To whom a package goes, what is said of it, and whether everybody has to take it. */
export function PublishDialog(props: Props) {
  return props.row.toAll ? <Publishing {...props} initial={[]} /> : <PublishingToSome {...props} />
}

function PublishingToSome(props: Props) {
  const t = useText()
  const format = useFormat()
  return (
    <ReadDialog state={useHavers(props.row)} title={t('package.publish')} onClose={props.onClose}>
      {({ total, list }) =>
        list === null ? (
          <Publishing {...props} initial={[]} fixed={t('package.tooManyHavers', { total: format.number(total) })} />
        ) : (
          <Publishing {...props} initial={list.map(optionOf)} />
        )
      }
    </ReadDialog>
  )
}

function optionOf({ entid, name }: { entid: string; name: string }) {
  return { value: entid, label: name }
}

/** `fixed`: why those that have it cannot be replaced by others here. */
type Start = { initial: readonly { value: string; label: string }[]; fixed?: string }

function Publishing({ row, onDone, onClose, initial, fixed }: Props & Start) {
  const t = useText()
  const { run } = useAction('publishPackage')
  const { platform, id, version, warnings } = row

  function handleSubmit(values: z.output<typeof fields>) {
    const { toAll, force: forceUpdate, notesZh, notesEn } = values
    const confirmed = warnings.filter((warning) => isOn(values, warning))
    const enterprises = toAll ? 'all' : idsIn(values.enterprises)
    const notes = { 'zh-CN': notesZh, 'en-US': notesEn }
    const data = JSON.stringify({ status: 'published', enterprises, forceUpdate, notes, confirmed })
    return run({ platform, id, version, data, onceKey: values.onceKey })
  }
  return (
    <FormDialog
      title={t('package.publish')}
      schema={fixed === undefined ? whole : fields.extend({ toAll: z.literal(true, fixed) })}
      initial={{
        toAll: row.toAll,
        force: row.force,
        enterprises: initial.map(({ value }) => value).join(','),
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
        {fixed === undefined ? (
          <FormPickMany
            name="enterprises"
            label={t('package.enterprises')}
            help={t('package.enterprisesHelp')}
            known={initial}
            find={enterprisePicker.find}
          />
        ) : (
          <Alert severity="warning">{fixed}</Alert>
        )}
      </WhenNotToAll>
      <FormSwitch name="force" label={t('package.force')} help={t('package.forceHelp')} />
      <FormColumns>
        <FormText name="notesZh" label={t('package.notesZh')} rows={4} />
        <FormText name="notesEn" label={t('package.notesEn')} rows={4} />
      </FormColumns>
    </FormDialog>
  )
}

function isOn(values: Record<string, unknown>, warning: PackageWarning) {
  return values[warning] === true
}

function WhenNotToAll({ children }: { children: React.ReactNode }) {
  return useFormValues()['toAll'] === true ? null : children
}
