import type { ApplicationCategory, ManagedApplication } from '@atrium/shared-utility/contract'

/** What is done to an application, or to a category of them. */
export type ApplicationAction =
  | { kind: 'addLink' | 'addCategory' }
  | { kind: 'access' | 'listing' | 'publicity' | 'deleteLink'; application: ManagedApplication }
  | { kind: 'editLink'; application: ManagedApplication; url: string }
  | { kind: 'editCategory' | 'deleteCategory'; category: ApplicationCategory }
