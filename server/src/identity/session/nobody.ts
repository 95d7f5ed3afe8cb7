import type { MaintenanceState } from '../../foundation/call/context/services.ts'

/** The login status of an anonymous visitor. */
export function nobody({ isUpdating }: MaintenanceState) {
  return { login: false, is_login: 0, isSysUpdating: isUpdating, pageType: 'login' } as const
}
