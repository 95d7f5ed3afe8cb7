import { promisify } from 'node:util'
import { deflate } from 'node:zlib'
import type { BaseConfig, Lang, RouteEntry, SignedBaseConfig } from '@atrium/shared-utility/contract'
import type { Config } from '../../foundation/config/config.ts'
import type { Signer } from '../../foundation/secrets/secrets.ts'
import { demoAccountsIn } from '../demo/accounts.ts'
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
  /** Whether a page asks that is open: it then has to be told of the files, too. */
  isAsked?: boolean | undefined
  /** The slugs of parcels that nobody here may open. */
  refused: readonly string[]
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
  isAsked = false,
}: BaseConfigFacts): BaseConfig {
  const { core, fileMap, dependencies } = portal.build
  const shown = shownWithout(portal, refused)
  return {
    revision: shown.revision,
    core,
    ...(isAsked && { files: fileMap }),
    routes: [...shown.routes, ...routes],
    apps: shown.apps,
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

/**
 * The payload is base64url of zlib-deflated JSON (RFC 1950: what DecompressionStream('deflate') reads), and the
 * signature is Ed25519 over that text. Encoded, not secret.
 */
export async function signBaseConfig(baseConfig: BaseConfig, signer: Signer): Promise<SignedBaseConfig> {
  const payload = (await promisify(deflate)(JSON.stringify(baseConfig))).toString('base64url')
  return { v: 1, alg: 'ed25519', kid: signer.kid, payload, sig: signer.sign(payload) }
}
