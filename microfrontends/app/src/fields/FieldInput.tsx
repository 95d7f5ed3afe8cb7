import { type EntityField, holdsFiles } from '@atrium/shared-utility/contract'
import { useLang, useText } from '@atrium/shared-utility/react'
import {
  FormChoices,
  FormDay,
  FormMoment,
  FormPerson,
  FormSelect,
  FormSwitch,
  FormText,
} from '@atrium/shared-utility/ui'
import { FilesInput } from './files/FilesInput.tsx'
import { labelIn } from './label-in.ts'
import { isRemoved } from './removed-option.ts'
import { pathOf } from './record-form.ts'
import { type App, RelationInput } from './RelationInput.tsx'
import { type Names, useSay } from './use-say.ts'

type Props = {
  field: EntityField
  /** The value that the form starts with. */
  initial?: unknown
  /** Of what the record names already. */
  names: Names
  app: App
}

/** The control that fits a field's type. */
export function FieldInput({ field, initial, names, app }: Props) {
  const t = useText()
  const lang = useLang()
  const say = useSay(names)
  const options = field.options.map((option) => ({ value: option.key, label: labelIn(lang, option) }))
  const frame = {
    name: pathOf(field),
    label: labelIn(lang, field),
    help: field.help === '' ? undefined : field.help,
    say: (value: string) => (value === '' ? '' : say(field, isList(field) ? value.split(',') : value)),
  }
  const letGo = Array.isArray(initial) && initial.some((key) => isRemoved(field, key)) ? t('option.letGo') : ''
  const relatedTo = typeof initial === 'string' ? names.related[initial]?.title : null
  switch (field.type) {
    case 'text':
      return <FormText {...frame} />
    case 'longText':
      return <FormText {...frame} rows={4} />
    case 'number':
      return (
        <FormText {...frame} inputMode="decimal" help={frame.help ?? t('field.decimals', { count: field.decimals })} />
      )
    case 'date':
      return <FormDay {...frame} />
    case 'dateTime':
      return <FormMoment {...frame} />
    case 'yesNo':
      return <FormSwitch {...frame} />
    case 'choice':
      return <FormSelect {...frame} options={options} none={t('none')} />
    case 'choices':
      return <FormChoices {...frame} help={`${letGo} ${field.help}`.trim()} options={options} />
    case 'person':
      return <FormPerson {...frame} initialLabel={typeof initial === 'string' ? names.people[initial] : null} />
    case 'file':
    case 'image':
      return <FilesInput {...frame} field={field} app={app} files={names.files} />
    case 'relation':
      return <RelationInput {...frame} app={app} relatesTo={field.relatesTo} initialLabel={relatedTo} />
  }
}

function isList(field: EntityField) {
  return field.type === 'choices' || holdsFiles(field)
}
