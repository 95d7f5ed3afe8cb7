import { type placeCalls, Problem } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, spaceOf, type Handlers } from '../../../foundation/call/context/context.ts'
import { mapLink } from './map-link.ts'
import { findPlace, replacePlace } from './queries.ts'

export const placeHandlers: Handlers<typeof placeCalls> = {
  async getEnterprisePlace(_input, { db, services }) {
    const { enable: provider } = services.settings.current().map.value
    const found = await findPlace(db)
    const place = {
      address: found?.address ?? '',
      longitude: found?.longitude ?? '',
      latitude: found?.latitude ?? '',
    }
    return { ...place, version: found?.version ?? 0, provider, link: mapLink(provider, place) }
  },

  async updateEnterprisePlace({ address, longitude, latitude, version }, context) {
    const { db, now, lang } = context
    if ((longitude === '') !== (latitude === '')) {
      const field = longitude === '' ? 'longitude' : 'latitude'
      throw new Problem('placeIncomplete', {}, { fields: [{ field, msg: isNeeded[lang] }] })
    }
    const { entId } = spaceOf(context)
    const place = { address, longitude: longitude || null, latitude: latitude || null }
    const by = sessionOf(context).userId
    if (!(await replacePlace(db, { entId, place, version, by, now }))) throw new Problem('versionConflict')
    const act = { action: 'updateEnterprisePlace', targetKind: 'enterprise', targetId: entId, entId } as const
    await recordAct(context, { ...act, diff: { address, longitude, latitude } })
    return {}
  },
}

const isNeeded = { 'zh-CN': '经度和纬度需要同时填写', 'en-US': 'Enter both longitude and latitude' }
