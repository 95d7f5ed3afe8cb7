import { startFakeConverter } from '@atrium/fake-providers/converter'
import { plainSettings, settingCall, type CallInput, type PlainSettingName } from '@atrium/shared-utility/contract'
import { newPhone } from '../../../../identity/factor/sms/test/given-phone.ts'
import { anSmsSetting } from '../../../../operation/setting/setting/test/given.ts'
import type { Scenes } from './stage.ts'

/** What operators set for the whole platform. */
export const settingScenes: Scenes = {
  async 'brand, navigation, limits and periods'({ operator }) {
    const set = await operator.call('getPlatformSettings', {})
    const { brand, navigation, developing } = set
    const { logo: _logo, ...words } = brand.value
    await operator.call('updateBrandSetting', { ...words, name: '星河', hasLogo: false, version: brand.version })
    await operator.call('updateNavigationSetting', { hidden: [], version: navigation.version })
    for (const name of Object.keys(plainSettings) as PlainSettingName[]) {
      const { value, version } = set[name]
      await operator.call(settingCall(name), { ...value, version } as CallInput<'updateGateSetting'>) // its own value
    }
    const { version } = developing
    await operator.call('updateDevelopingSetting', { local: 'forbidden', version: version + 1 })
    await operator.call('updateDevelopingSetting', { local: 'standard', version: version + 2 })
  },

  async 'mail, SMS and maps'({ server, operator, answers }) {
    await operator.call('sendTestMail', { email: 'somebody@example.com' })
    await operator.call('sendTestSms', { phone: newPhone() })
    const { sms, map } = await operator.call('getPlatformSettings', {})
    await operator.call('updateSmsSetting', { ...anSmsSetting({ provider: 'none' }), version: sms.version })
    const keys = { pc_key: 'k', android_key: '' }
    const maps = { enable: 'gaode_map', gaode_map: keys, baidu_map: keys, google_map: keys } as const
    await operator.call('updateMapSetting', { ...maps, version: map.version })
    await server.services.settings.refresh()
    answers.set('restapi.amap.com', JSON.stringify({ status: '0', infocode: '10009' }))
    await operator.call('testMapSetting', { provider: 'gaode_map' })
  },

  async 'a service that converts documents'({ server, operator }) {
    const converter = await startFakeConverter()
    const { value, version } = (await operator.call('getPlatformSettings', {})).preview
    const at = { ...value, isOn: true, url: converter.url }
    await operator.call('updatePreviewSetting', { ...at, version })
    await server.services.settings.refresh()
    await operator.call('testPreviewSetting', {})
    await operator.call('updatePreviewSetting', { ...value, version: version + 1 })
    await converter.close()
  },

  async 'rules of passwords, second factors and networks'({ operator }) {
    const { version } = await operator.call('getPlatformPasswordPolicy', {})
    const rules = { minLength: 9, minKinds: 0, maxAgeDays: 0, history: 0 }
    await operator.call('updatePlatformPasswordPolicy', { ...rules, version })
    await operator.call('updatePlatformPasswordPolicy', { ...rules, minLength: 8, version: version + 1 })
    const twoStep = { open: false, effectiveTime: null, trustDeviceDays: 0, applyTo: 'all' } as const
    await operator.call('updatePlatformTwoStep', twoStep)
    const networks = [{ network: '127.0.0.1', note: 'here' }]
    await operator.call('updateOperatorNetworks', { networks, version: 0 })
    await operator.call('updateOperatorNetworks', { networks: [], version: 1 })
  },
}
