import type { DraftEntity } from '@atrium/shared-utility/contract'
import { useLang, useText } from '@atrium/shared-utility/react'
import { FormSelect } from '@atrium/shared-utility/ui'
import { labelIn } from '../../../label-in.ts'
import { sectionsOf } from '../sections/sections.ts'
import { ShowIfField } from './ShowIfField.tsx'

/** Where in the form a field stands, and when it is asked for. */
export function PlaceFields({ table: { body }, uid }: { table: DraftEntity; uid: string }) {
  const t = useText()
  const lang = useLang()
  const sections = sectionsOf(body)
  const others = body.fields.filter((field) => field.uid !== uid && !field.isHidden)
  return (
    <>
      {sections.length > 0 && (
        <FormSelect
          name="section"
          label={t('field.section')}
          none={t('field.noSection')}
          options={sections.map((section) => ({ value: section.uid, label: labelIn(lang, section) }))}
        />
      )}
      {others.length > 0 && (
        <ShowIfField name="showIf" label={t('showIf.title')} help={t('showIf.help')} fields={others} />
      )}
    </>
  )
}
