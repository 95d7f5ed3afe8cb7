import type { EntityBody, FormSection } from '@atrium/shared-utility/contract'

export function sectionsOf({ sections = [] }: EntityBody): readonly FormSection[] {
  return sections
}

/** The table with the section in place of the one with its uid; at the end where there is none. */
export function replaceSection(body: EntityBody, section: FormSection): EntityBody {
  const sections = sectionsOf(body)
  const isThere = sections.some(({ uid }) => uid === section.uid)
  if (!isThere) return { ...body, sections: [...sections, section] }
  return { ...body, sections: sections.map((one) => (one.uid === section.uid ? section : one)) }
}

/** Its fields stay, in no section. */
export function removeSection(body: EntityBody, uid: string): EntityBody {
  const fields = body.fields.map(({ section, ...field }) => (section === uid ? field : { ...field, section }))
  return { ...body, fields, sections: sectionsOf(body).filter((section) => section.uid !== uid) }
}

/** One place up or down; as it was where there is no such place. */
export function moveSection(body: EntityBody, uid: string, step: -1 | 1): EntityBody {
  const sections = sectionsOf(body)
  const from = sections.findIndex((section) => section.uid === uid)
  const section = sections[from]
  if (section === undefined) return body
  return { ...body, sections: sections.toSpliced(from, 1).toSpliced(Math.max(0, from + step), 0, section) }
}
