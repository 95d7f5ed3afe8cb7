import type { MessengerApp } from '@atrium/shared-utility/contract'
import type { Row } from '../db/schema.ts'
import type { Secrets } from '../secrets.ts'
import type { AppRow } from './app-query.ts'
import type { App } from './vendor/provider.ts'

/** As the messengers are asked for it: with its secret open. */
export function openApp(row: Row<'messenger_app'>, secrets: Secrets): App {
  return {
    entId: row.ent_id,
    type: row.type,
    corpId: row.corp_id,
    agentId: row.agent_id,
    appId: row.app_id,
    secret: secrets.open(row.app_secret),
    larkDomain: row.lark_domain,
    tenantKey: row.tenant_key,
  }
}

/** As administrators see it. */
export function shownApp(row: AppRow): MessengerApp {
  return {
    type: row.type,
    corpId: row.corp_id,
    agentId: row.agent_id,
    appId: row.app_id,
    larkDomain: row.lark_domain,
    tenantKey: row.tenant_key,
    isEnabled: row.is_enabled,
    canRegister: row.can_register,
    // None is stored without one.
    hasSecret: true,
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
  }
}
