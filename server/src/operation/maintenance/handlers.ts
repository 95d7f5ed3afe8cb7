import type { maintenanceCalls } from '@atrium/shared-utility/contract'
import { selectTurningUpdate } from './state-query.ts'
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

  async getMaintenance(_input, { db, lang, services }) {
    const { isUpdating, since, eta, reason } = await services.maintenance.read()
    if (!isUpdating) return { isOn: false, since: null, until: null, reason: null, update: null }
    const found = await selectTurningUpdate(db)
    const update = found && {
      id: found.id,
      version: found.version,
      title: lang === 'zh-CN' ? found.title_zh : found.title_en,
    }
    const told = { since: since?.toISOString() ?? null, until: eta?.toISOString() ?? null }
    return { isOn: true, ...told, reason, update: update ?? null }
  },
}
