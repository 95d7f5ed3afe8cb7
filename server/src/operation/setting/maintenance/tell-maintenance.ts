import type { Services } from '../../../foundation/call/context/services.ts'
import { watchFlag } from './state.ts'

/**
 * Maintenance that a file turns on or off is told to every reader that is connected to this process; that of the
 * database is an event like any other. A page that asks because of either must not be told what was remembered. Answers
 * what ends it.
 */
export function tellMaintenance({ maintenance, live }: Pick<Services, 'maintenance' | 'live'>, dataFolder: string) {
  live.hear(({ kind }) => kind === 'maintenance' && maintenance.forget())
  return watchFlag(dataFolder, () => void tell())

  async function tell() {
    maintenance.forget()
    const { isUpdating: isOn } = await maintenance.read()
    live.tell({ kind: 'maintenance', payload: { isOn } })
  }
}
