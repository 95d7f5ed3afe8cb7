import { mapProviders, Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import type { Context } from '../../../foundation/call/context/context.ts'
import { changeSetting } from './change-setting.ts'

export async function updateMapSetting({ version, ...map }: CallParsed<'updateMapSetting'>, context: Context) {
  // Without any key there are no maps, as before the first one is entered.
  const hasKey = mapProviders.some((provider) => map[provider].pc_key !== '')
  if (hasKey && map[map.enable].pc_key === '') {
    const field = `${map.enable}.pc_key`
    throw new Problem('mapKeyMissing', {}, { fields: [{ field, msg: isNeeded[context.lang] }] })
  }
  return changeSetting({ name: 'map', version, next: () => map }, context)
}

const isNeeded = { 'zh-CN': '启用的服务商需要填写', 'en-US': 'Required for the selected provider' }

type Provider = CallParsed<'testMapSetting'>['provider']

/** Asks for the place of the server's own address: a small answer, whatever the key may be used for. */
export async function testMapSetting({ provider }: CallParsed<'testMapSetting'>, { services }: Context) {
  const key = services.settings.current().map.value[provider]?.pc_key ?? ''
  if (key === '') throw new Problem('mapKeyMissing')
  const { address, isUnknown } = mapServices[provider]
  const answer = await ask(services, address + encodeURIComponent(key))
  return { isKnown: !isUnknown(answer) }
}

type Answer = z.infer<typeof answered>
type Service = { address: string; isUnknown: (answer: Answer) => boolean }

const answered = z.object({
  infocode: z.string().optional(),
  status: z.union([z.string(), z.number()]).optional(),
  error_message: z.string().optional(),
})

/**
 * A key for pages is restricted to them, so each provider refuses the server; but it says something else of a key that it
 * has never given out. Sources: the providers' lists of error codes (AMap `infocode`, Baidu `status`, Google `error_message`).
 */
const mapServices: Record<Provider, Service> = {
  gaode_map: {
    address: 'https://restapi.amap.com/v3/ip?key=',
    isUnknown: ({ infocode }) => infocode === '10001' || infocode === '10013',
  },
  baidu_map: {
    address: 'https://api.map.baidu.com/location/ip?coor=bd09ll&ak=',
    isUnknown: ({ status }) => [5, 101, 200].includes(Number(status)),
  },
  google_map: {
    address: 'https://maps.googleapis.com/maps/api/geocode/json?address=1&key=',
    isUnknown: ({ error_message: said = '' }) => said.includes('API key is invalid'),
  },
}

async function ask({ outgoing }: Context['services'], url: string): Promise<Answer> {
  try {
    const response = await outgoing.fetch(url)
    return answered.parse(await response.json())
  } catch (error) {
    throw new Problem('mapProviderSilent', {}, { cause: error })
  }
}
