import type { MaintenanceState } from '../../foundation/context/services.ts'

/** What a visitor is who has not signed in. */
export function nobody({ isUpdating }: MaintenanceState) {
  return { login: false, is_login: 0, isSysUpdating: isUpdating, pageType: 'login' } as const
}
