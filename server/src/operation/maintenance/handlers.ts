import type { maintenanceCalls } from '@atrium/shared-utility/contract'
import type { Handlers } from '../../foundation/context/context.ts'

export const maintenanceHandlers: Handlers<typeof maintenanceCalls> = {
  async getAppStatus({ appId }, { services }) {
    const { isUpdating, eta } = await services.maintenance.read()
    return {
      appId: appId ?? null,
      status: isUpdating ? 'updating' : 'running',
      isSysUpdating: isUpdating,
      eta: eta?.toISOString() ?? null,
    }
  },

  async getMaintenance(_input, { services }) {
    const { isUpdating, since, eta, reason } = await services.maintenance.read()
    if (!isUpdating) return { isOn: false, since: null, until: null, reason: null }
    return { isOn: true, since: since?.toISOString() ?? null, until: eta?.toISOString() ?? null, reason }
  },
}
