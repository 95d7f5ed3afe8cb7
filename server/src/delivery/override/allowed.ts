import type { SettingValue } from '@atrium/shared-utility/contract'
import type { Config } from '../../foundation/process/config/config.ts'
import type { Settings } from '../../foundation/query/setting/settings.ts'

type DevelopingRule = { settings: Pick<Settings, 'current'>; config: Pick<Config, 'edition' | 'isProduction'> }

/** Whether a developer's own machine may be seen: as operators decide, or else by edition and mode. */
export function mayDevelop({ settings, config }: DevelopingRule) {
  return allows(settings.current().developing.value.local, config)
}

export function allows(local: SettingValue<'developing'>['local'], config: DevelopingRule['config']) {
  if (local === 'standard') return config.edition === 'developer' || !config.isProduction
  return local === 'allowed'
}
