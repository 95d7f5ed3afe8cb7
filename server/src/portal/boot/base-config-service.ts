import { Problem, type Lang, type SignedBaseConfig } from '@atrium/shared-utility/contract'
import type { Config } from '../../foundation/config/config.ts'
import type { Db } from '../../foundation/db/tx.ts'
import type { Secrets } from '../../foundation/secrets/secrets.ts'
import { hasDemo } from '../demo/queries.ts'
import { findEnterprise } from '../../identity/session/queries.ts'
import { makeBaseConfig, signBaseConfig } from './base-config.ts'
import { findRelyingParty } from '../../identity/person/relying-party.ts'
import type { Sms } from '../../identity/sms/sms.ts'
import type { PortalReader } from './portal.ts'
import { listRoutes } from './routes-query.ts'

type BaseConfigRequest = { db: Db; lang: Lang; entId: string | null }
type BaseConfigService = (request: BaseConfigRequest) => Promise<SignedBaseConfig>

/** Throws configMissing while there is no usable build. */
export function createBaseConfig({
  portal,
  config,
  secrets,
  sms,
}: {
  portal: PortalReader
  config: Config
  secrets: Secrets
  sms: Pick<Sms, 'isOffered'>
}): BaseConfigService {
  return async ({ db, lang, entId }) => {
    const current = await portal.read()
    if (current === null) throw new Problem('configMissing')
    const routes = await listRoutes(db, entId)
    const enterprise = entId === null ? undefined : await findEnterprise(db, entId)
    const space = enterprise === undefined ? null : { entId: enterprise.id, name: enterprise.name }
    const isDemo = await hasDemo(db)
    const signInMethods = [
      ...(sms.isOffered ? ['sms' as const] : []),
      ...(findRelyingParty(config) === null ? [] : ['passkey' as const]),
    ]
    const made = makeBaseConfig({ portal: current, routes, lang, config, isDemo, space, signInMethods })
    return signBaseConfig(made, secrets.signer)
  }
}

declare module '../../foundation/context/services.ts' {
  interface Services {
    baseConfig: BaseConfigService
  }
}
