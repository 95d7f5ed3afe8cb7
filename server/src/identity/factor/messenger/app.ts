import { messengerScope } from '@atrium/shared-utility/contract'
import type { Row } from '../../../foundation/db/schema.ts'
import type { Secrets } from '../../../foundation/process/secrets/secrets.ts'
import type { AppRow } from './app-query.ts'
import type { App } from './provider/provider.ts'

/** The app in the form that a call to the messenger needs: with its secret open. */
export function openApp(row: Row<'messenger_app'>, secrets: Secrets): App {
  return { ...factsOf(row), entId: row.ent_id, secret: secrets.open(row.app_secret) }
}

/** Whether both tell of people of the same company, so that an id of one is the same person for the other. */
export function isSameCompany(one: AppRow, other: Omit<App, 'entId' | 'agentId' | 'secret'>) {
  const facts = factsOf(one)
  return messengerScope[facts.type].every((field) => facts[field] === other[field])
}

/** The facts by which the messenger knows an app. */
export function factsOf(row: AppRow) {
  return {
    type: row.type,
    corpId: row.corp_id,
    agentId: row.agent_id,
    appId: row.app_id,
    larkDomain: row.lark_domain,
    tenantKey: row.tenant_key,
  }
}
