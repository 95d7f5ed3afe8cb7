import { Problem, type careCalls } from '@atrium/shared-utility/contract'
import type { Handlers } from '../../../foundation/call/context/context.ts'
import { selectAdministratorsInCare, selectEnterpriseInCare, selectEnterprisesInCare } from './enterprise-query.ts'
import { countEnterprisesInCare, countMessagesInCare, countPeopleInCare } from './overview-query.ts'
import { selectPeopleInCare } from './person-query.ts'
import { enterpriseInCareOf, personInCareOf } from './row.ts'

// None of these names who asks: their transactions see what is in that person's care, and nothing else.
export const careHandlers: Handlers<typeof careCalls> = {
  async listEnterprisesInCare(filter, { db, lang }) {
    const { total, rows } = await selectEnterprisesInCare(db, filter)
    return { total, list: rows.map((row) => enterpriseInCareOf(row, lang)) }
  },

  async getCareOverview(_input, { db, now }) {
    return {
      enterprises: await countEnterprisesInCare(db),
      people: await countPeopleInCare(db),
      messages: await countMessagesInCare(db, now),
    }
  },

  /** One that is in another administrator's care is refused as one that does not exist. */
  async getEnterpriseInCare({ entid }, { db, lang }) {
    const row = await selectEnterpriseInCare(db, entid)
    if (row === undefined) throw new Problem('enterpriseNotFound')
    return { ...enterpriseInCareOf(row, lang), administrators: await selectAdministratorsInCare(db, entid) }
  },

  async listPeopleInCare(filter, { db }) {
    const { total, rows } = await selectPeopleInCare(db, filter)
    return { total, list: rows.map(personInCareOf) }
  },
}
