import type { PublishedAppRole, PublishedAppView, PublishedEntity } from '@atrium/shared-utility/contract'
import { actsOf, addedFields, type EntityRights, rightsOf, shownAt } from '../app-role/rights.ts'
import { type ShownView, shownViews } from './shown-views.ts'

export type Opened = { entity: PublishedEntity; rights: EntityRights; views: readonly ShownView[] }
type Parts = { entities: readonly PublishedEntity[]; views: readonly PublishedAppView[] }

/** What an application opens to a person with these roles, table by table; null where it has no roles. */
export function openedTo(roles: readonly PublishedAppRole[] | null, { entities, views }: Parts): Opened[] {
  const opened = entities.map((whole): Opened => {
    const entity = { ...whole, fields: whole.fields.filter(({ isHidden }) => !isHidden) }
    const rights = rightsOf(roles, entity)
    return { entity, rights, views: shownViews(entity, views, shownAt(rights)) }
  })
  return opened.filter(({ rights }) => actsOf(rights).length > 0)
}

/** The same as it is told to the person. Fields that no role of the person shows or lets fill in are left out. */
export function runtimeOf({ entity, rights, views }: Opened) {
  const [shown, added] = [shownAt(rights), addedFields(rights)]
  const fields = entity.fields.filter(({ key }) => shown.has(key) || added.has(key))
  const told = views.map(({ runtime }) => runtime)
  return { ...entity, fields, acts: actsOf(rights), shown: [...shown], added: [...added], views: told }
}
