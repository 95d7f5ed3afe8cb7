import { Problem, type maintenanceCalls } from '@atrium/shared-utility/contract'
import { isShownToAll } from '../../../enterprise/application/detail/detail-query.ts'
import type { Context, Handlers } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { selectTurningUpdate } from './state-query.ts'

export const maintenanceHandlers: Handlers<typeof maintenanceCalls> = {
  async getAppStatus({ appId }, { now, services }) {
    const { isUpdating, eta } = await services.maintenance.read()
    return {
      appId: isUpdating || appId === undefined ? null : await shownId(appId, { now, services }),
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

/** A database that does not answer is no reason to refuse: the status is what pages ask for while it is away. */
async function shownId(id: string, { now, services }: Pick<Context, 'now' | 'services'>) {
  try {
    return (await services.tx(platform, (db) => isShownToAll(db, { id, now }))) ? id : null
  } catch (error) {
    // The state of the database; what else is thrown is a fault.
    if (error instanceof Problem) return null
    throw error
  }
}
