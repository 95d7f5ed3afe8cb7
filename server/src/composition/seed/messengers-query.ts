import { platform } from '../../foundation/db/scope.ts'
import type { Services } from '../../foundation/call/context/services.ts'
import { demoEnterprises } from '../../portal/page/demo/accounts.ts'

/** Gives the first demo enterprise an app of each fake messenger; what is there already stays. */
export async function seedMessengers({ tx, secrets }: Pick<Services, 'tx' | 'secrets'>) {
  const { demoApps } = await import('@atrium/fake-providers')
  await tx(platform, async (db) => {
    const { id } = demoEnterprises.one
    const exists = await db.selectFrom('enterprise').select('id').where('id', '=', id).executeTakeFirst()
    if (exists === undefined) return
    const rows = demoApps().map(({ provider, corpId, agentId, appId, tenantKey, secret }) => ({
      ent_id: id,
      type: provider,
      corp_id: corpId,
      agent_id: agentId,
      app_id: appId,
      tenant_key: tenantKey,
      app_secret: secrets.seal(secret),
      is_enabled: true,
      can_register: true,
    }))
    await db
      .insertInto('messenger_app')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}
