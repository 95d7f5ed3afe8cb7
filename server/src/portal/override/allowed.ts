import type { Config } from '../../foundation/config/config.ts'
import type { Settings } from '../../foundation/setting/settings.ts'
import type { SettingValue } from '../../foundation/setting/stored.ts'

type Asked = { settings: Pick<Settings, 'current'>; config: Pick<Config, 'edition' | 'isProduction'> }

/** Whether anybody may see what a developer's own machine serves. Where operators have not said, only where nothing is at stake. */
export function mayDevelop({ settings, config }: Asked) {
  return allows(settings.current().developing.value.local, config)
}

export function allows(local: SettingValue<'developing'>['local'], config: Asked['config']) {
  if (local === 'standard') return config.edition === 'developer' || !config.isProduction
  return local === 'allowed'
}
