import { type CallOutput, type EntityField, formLayout, formState } from '@atrium/shared-utility/contract'
import { useLang } from '@atrium/shared-utility/react'
import { FactList, Section } from '@atrium/shared-utility/ui'
import { useAsker } from '../../fields/form/use-asker.ts'
import { labelIn } from '../../fields/label-in.ts'
import type { Opened } from '../../opened/OpenedApp.tsx'
import { FieldValue } from './FieldValue.tsx'

/** The values of a record, in the sections of its form. */
export function RecordFacts({ app, entity, record }: Opened & { record: CallOutput<'getRecord'> }) {
  const lang = useLang()
  const asker = useAsker()
  const { id, values } = record
  const place = { appId: app.id, entity: entity.key, id }
  const seen = entity.fields.filter(({ key }) => Object.hasOwn(values, key))
  const states = formState(values, { fields: seen, asker })
  // What is not asked for is left out, unless there is a value in it.
  const shown = seen.filter(({ key }) => states.get(key) !== 'off' || (values[key] ?? null) !== null)
  const factOf = (field: EntityField) => ({
    label: labelIn(lang, field),
    value: <FieldValue field={field} value={values[field.key]} app={app} place={place} names={record} />,
  })
  return formLayout(shown, entity.sections).map(({ section, fields }) => (
    <Section key={section?.uid ?? ''} title={labelIn(lang, section ?? entity)}>
      <FactList facts={fields.map(factOf)} sx={{ whiteSpace: 'pre-line' }} />
    </Section>
  ))
}
