import type { EntityField } from '../entity-field.ts'
import type { FormSection } from './form-section.ts'

type Part = { section: FormSection | null; fields: readonly EntityField[] }

/** A form as it is drawn: first the fields of no section, then the sections in their order; one without fields is left out. */
export function formLayout(fields: readonly EntityField[], sections: readonly FormSection[] = []): Part[] {
  const known = new Set(sections.map(({ uid }) => uid))
  const free = fields.filter(({ section }) => section === undefined || !known.has(section))
  const parts = sections.map((one): Part => ({
    section: one,
    fields: fields.filter(({ section }) => section === one.uid),
  }))
  return [{ section: null, fields: free }, ...parts].filter((part) => part.fields.length > 0)
}
