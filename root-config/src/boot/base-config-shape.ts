import {
  type AppEntry,
  type BaseConfig,
  isLang,
  layoutKinds,
  type RouteEntry,
  type SignedBaseConfig,
  userTypes,
} from '@atrium/shared-utility/contract'
import { isFlag, isText, isWhole, listOf, maybe, objectOf, oneOf, orNull, recordOf } from '@atrium/shared-utility/model'

// The contract's own schemas of the base configuration, for the first page, which does not wait for zod. The compiler
// asks for every field of theirs; base-config-shape.test.ts compares what the two refuse.

const isRoute = objectOf<RouteEntry>({
  path: isText,
  kind: oneOf(layoutKinds),
  app: maybe(isText),
  redirect: maybe(isText),
  title: isText,
  open: isFlag,
  public: isFlag,
  userTypes: maybe(listOf(oneOf(userTypes))),
  menu: maybe(
    objectOf<NonNullable<RouteEntry['menu']>>({
      group: maybe(isText),
      parent: maybe(isText),
      order: isWhole,
      icon: isText,
    }),
  ),
  refused: maybe(oneOf(['pluginNotListed'])),
  under: maybe(isText),
})

const isFile = objectOf<AppEntry['css'][number]>({ url: isText, integrity: isText })

const isApp = objectOf<AppEntry>({ name: isText, version: isText, url: isText, css: listOf(isFile) })

const isDemoAccount = objectOf<NonNullable<BaseConfig['demoAccounts']>[number]>({
  loginId: isText,
  userType: oneOf(userTypes),
  label: isText,
})

export const isBaseConfig = objectOf<BaseConfig>({
  revision: isText,
  core: isText,
  files: maybe(isFile),
  routes: listOf(isRoute),
  apps: listOf(isApp),
  dependencies: recordOf(isText),
  edition: oneOf(['product', 'developer']),
  lang: isLang,
  langVersion: isText,
  demo: isFlag,
  demoAccounts: maybe(listOf(isDemoAccount)),
  smsInLog: maybe(isFlag),
  canReset: maybe(isFlag),
  brand: maybe(
    objectOf<NonNullable<BaseConfig['brand']>>({ name: maybe(isText), claim: maybe(isText), logo: maybe(isText) }),
  ),
  overridden: maybe(isText),
  space: orNull(objectOf<NonNullable<BaseConfig['space']>>({ entId: isText, name: isText })),
  signInMethods: maybe(listOf(oneOf(['sms', 'passkey']))),
})

export const isSignedBaseConfig = objectOf<SignedBaseConfig>({
  v: oneOf([1]),
  alg: oneOf(['ed25519']),
  kid: isText,
  payload: isText,
  sig: isText,
})
