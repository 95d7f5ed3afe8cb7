import type { EntityField } from '@atrium/shared-utility/contract'
import { colleaguePath, NameLink } from '@atrium/shared-utility/ui'
import type { ReactNode } from 'react'
import type { Opened } from './OpenedApp.tsx'
import { recordPath } from './paths.ts'
import type { Names } from '../fields/use-say.ts'

type Props = { field: EntityField; value: unknown; app: Opened['app']; names: Names; text: ReactNode }

/** A value in words that leads to what it names: to the card of a person, or to a record that is there. */
export function NamedValue({ field, value, app, names, text }: Props) {
  const id = typeof value === 'string' ? value : ''
  if (field.type === 'person' && names.people[id] !== undefined)
    return <NameLink isOfPortal to={colleaguePath(id)} text={text} />
  const target = field.type === 'relation' && app.entities.find(({ uid }) => uid === field.relatesTo)
  const isThere = target && names.related[id]?.isDeleted === false
  return <NameLink to={isThere ? recordPath({ app, entity: target }, id) : null} text={text} />
}
