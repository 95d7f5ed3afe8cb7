import { Problem, type Lang, type SignedBaseConfig } from '@atrium/shared-utility/contract'
import type { Config } from '../../../foundation/process/config/config.ts'
import type { Services } from '../../../foundation/call/context/services.ts'
import { LRUCache } from 'lru-cache'
import { forPlace } from '../../../foundation/db/place.ts'
import { platform } from '../../../foundation/db/scope.ts'
import type { Transact } from '../../../foundation/db/tx.ts'
import { remember, type Remembered } from '../../../foundation/process/memory/remember.ts'
import type { Secrets } from '../../../foundation/process/secrets/secrets.ts'
import { hasDemo } from '../demo/queries.ts'
import { findEnterprise } from '../../../identity/session/queries.ts'
import { makeBaseConfig } from './base-config.ts'
import { signing } from './signing.ts'
import type { Style } from '../../../enterprise/look/style/queries.ts'
import { shownBrand } from '../../../enterprise/look/style/shown.ts'
import type { Settings } from '../../../foundation/query/setting/settings.ts'
import { findRelyingParty } from '../../../identity/people/person/relying-party.ts'
import type { Sms } from '../../../identity/factor/sms/sms.ts'
import type { Only } from './partial.ts'
import type { Portal, PortalReader } from './portal.ts'
import { selectRefusedPlugins } from './refused-plugins-query.ts'
import { listRoutes } from './routes-query.ts'

/** `styled` is the enterprise whose look the page has: also one that its visitor is not in yet. */
type BaseConfigRequest = {
  lang: Lang
  entId: string | null
  styled?: Style | null
  isAsked?: boolean
  /** The portal of this viewer; without it the one in force. */
  portal?: Portal
  /** The parcels that a page begins with; null: all. */
  only?: Only
}
type BaseConfigService = (request: BaseConfigRequest) => Promise<SignedBaseConfig>

type Parts = {
  tx: Transact
  portal: PortalReader
  config: Config
  secrets: Secrets
  sms: Pick<Sms, 'isOffered' | 'isInLog'>
  mailer: { readonly isOffered: boolean }
  settings: Pick<Settings, 'current'>
} & Pick<Services, 'wordsIn'>

// The database is read for every page. Where that takes long or fails, its former answer is good enough.
const keeping = { freshMs: 0, staleMs: Number.POSITIVE_INFINITY, patienceMs: 1500 }
const rememberedAtMost = 1000

/** Throws configMissing while there is no usable build. */
export function createBaseConfig(parts: Parts): BaseConfigService {
  const { tx, config, secrets, sms, mailer, settings, wordsIn } = parts
  const known = new LRUCache<string, Remembered<Facts>>({ max: rememberedAtMost })
  const sign = signing(secrets.signer)
  return async ({ lang, entId, styled = null, isAsked, portal, only = null }) => {
    const current = portal ?? (await parts.portal.read())
    if (current === null) throw new Problem('configMissing')
    const signInMethods = [
      ...(sms.isOffered ? ['sms' as const] : []),
      ...(findRelyingParty(config) === null ? [] : ['passkey' as const]),
    ]
    const facts = await factsOf(entId).read()
    const offers = {
      signInMethods,
      isSmsInLog: sms.isInLog,
      canReset: mailer.isOffered,
      brand: shownBrand(styled, { lang, settings }),
    }
    const { version: langVersion } = await wordsIn(current, lang)
    const made = makeBaseConfig({ portal: current, lang, langVersion, isAsked, only, config, ...offers, ...facts })
    return sign(made)
  }

  function factsOf(entId: string | null) {
    const key = entId ?? ''
    const facts = known.get(key) ?? remember(() => readFacts(tx, entId), keeping)
    known.set(key, facts)
    return facts
  }
}

type Facts = Awaited<ReturnType<typeof readFacts>>

// One read for every page of this enterprise that waits.
function readFacts(tx: Transact, entId: string | null) {
  return forPlace({ kind: 'baseConfig', weight: 'person' }, () =>
    tx(platform, async (db) => {
      const [routes, enterprise, isDemo, refused] = await Promise.all([
        listRoutes(db, entId),
        entId === null ? undefined : findEnterprise(db, entId),
        hasDemo(db),
        selectRefusedPlugins(db, entId),
      ])
      return {
        routes,
        isDemo,
        refused,
        space: enterprise === undefined ? null : { entId: enterprise.id, name: enterprise.name },
      }
    }),
  )
}

declare module '../../../foundation/call/context/services.ts' {
  interface Services {
    baseConfig: BaseConfigService
  }
}
