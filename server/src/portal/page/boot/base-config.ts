import type { BaseConfig, Lang, RouteEntry } from '@atrium/shared-utility/contract'
import type { Config } from '../../../foundation/process/config/config.ts'
import { demoAccountsIn } from '../demo/accounts.ts'
import type { Only } from './partial.ts'
import type { Portal } from './portal.ts'
import { shownWithout } from './refused.ts'

type BaseConfigFacts = {
  portal: Portal
  /** The database's own routes, which win over those of parcels. */
  routes: readonly RouteEntry[]
  lang: Lang
  config: Pick<Config, 'edition'>
  isDemo: boolean
  space: BaseConfig['space']
  signInMethods: BaseConfig['signInMethods']
  isSmsInLog: boolean
  canReset: boolean
  brand: BaseConfig['brand']
  langVersion: string
  /** True for a page that is open already: it then has to be told of the files, too. */
  isAsked?: boolean | undefined
  /** The slugs of parcels that no person of this enterprise may open. */
  refused: readonly string[]
  /** The parcels that a page begins with; null: all. */
  only?: Only
}

export function makeBaseConfig({
  portal,
  routes,
  lang,
  config,
  isDemo,
  space,
  signInMethods,
  isSmsInLog,
  canReset,
  brand,
  langVersion,
  refused,
  only = null,
  isAsked = false,
}: BaseConfigFacts): BaseConfig {
  const { core, fileMap, dependencies } = portal.build
  const shown = shownWithout(portal, refused)
  return {
    revision: shown.revision,
    core,
    ...((isAsked || only !== null) && { files: fileMap }),
    routes: [...shown.routes, ...routes].filter(({ app }) => isIn(only, app)),
    apps: shown.apps.filter(({ name }) => isIn(only, name)),
    dependencies,
    edition: config.edition,
    lang,
    langVersion,
    demo: isDemo,
    ...(canReset && { canReset }),
    ...(brand !== undefined && { brand }),
    ...(isDemo && { demoAccounts: demoAccountsIn(lang) }),
    ...(isDemo && isSmsInLog && { smsInLog: true }),
    ...(portal.overridden !== undefined && { overridden: portal.overridden }),
    space,
    signInMethods,
  }
}

function isIn(only: Only, app: string | undefined) {
  return only === null || app === undefined || only.has(app)
}
