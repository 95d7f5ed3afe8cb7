import {
  conditionsOf,
  type EntityField,
  noState,
  type PublishedAppRole,
  type PublishedAppView,
  type PublishedEntity,
} from '@atrium/shared-utility/contract'
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

/**
 * The same as it is told to the person. Fields that no role of the person shows or lets fill in are left out, with the sections
 * of such fields alone and the conditions that name them.
 */
export function runtimeOf({ entity, rights, views }: Opened) {
  const [shown, added] = [shownAt(rights), addedFields(rights)]
  const own = entity.fields.filter(({ key }) => shown.has(key) || added.has(key))
  const keys = new Set(own.map(({ key }) => key))
  const fields = own.map((field) => withConditionOf(keys, field))
  const sections = entity.sections?.filter(({ uid }) => own.some(({ section }) => section === uid))
  const told = views.map(({ runtime }) => runtime)
  const parts = { fields, ...(sections !== undefined && { sections }), ...stateIn(entity, own) }
  return { ...entity, ...parts, acts: actsOf(rights), shown: [...shown], added: [...added], views: told }
}

/** A person who may not see the state sees none, and not another field in its place. */
function stateIn({ fields, state }: PublishedEntity, own: readonly EntityField[]) {
  const isKept = fields.some(({ uid }) => uid === state) && !own.some(({ uid }) => uid === state)
  return isKept && { state: noState }
}

/** Under a condition that asks for what the person does not see, a field is offered and not required (form-rules.ts). */
function withConditionOf(keys: ReadonlySet<string>, field: EntityField): EntityField {
  const { showIf, ...plain } = field
  const isSeen = showIf === undefined || conditionsOf(showIf).every(({ condition }) => keys.has(condition.field))
  return isSeen ? field : { ...plain, isRequired: false }
}
