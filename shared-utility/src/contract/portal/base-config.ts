import { z } from 'zod'
import { layoutKind } from './layout-kind-schema.ts'
import { userType } from '../foundation/user-type-schema.ts'
import { lang } from '../words/lang-schema.ts'

/** One entry of the route table: a page of a parcel, or a redirect. */
const routeEntry = z.object({
  path: z.string(),
  kind: layoutKind,
  /** The parcel's System name; absent on a redirect. */
  app: z.string().optional(),
  redirect: z.string().optional(),
  /** Key of the page title in the language dictionary. */
  title: z.string(),
  open: z.boolean(),
  public: z.boolean(),
  userTypes: z.array(userType).optional(),
  menu: z
    .object({ group: z.string().optional(), parent: z.string().optional(), order: z.int(), icon: z.string() })
    .optional(),
  /** Why no person here may open it, as a code of a problem. */
  refused: z.literal('pluginNotListed').optional(),
  /** The path of the entry of the navigation that it marks, where that is not the closest one above. */
  under: z.string().optional(),
})
export type RouteEntry = z.infer<typeof routeEntry>

const appEntry = z.object({
  name: z.string(),
  version: z.string(),
  url: z.string(),
  /** Style sheets to link around the mount. */
  css: z.array(z.object({ url: z.string(), integrity: z.string() })),
})
export type AppEntry = z.infer<typeof appEntry>

/** What the shell boots from, once decoded. */
export const baseConfig = z.object({
  revision: z.string(),
  /** Changes when the shell, the shared set or a script of the page does: what an open page cannot exchange. */
  core: z.string(),
  /**
   * What is known of the files of all parcels, as a file: for a page that is open and follows what is released. In a page itself:
   * it was sent only the routes and parcels that its address needs, and gets all of them by call.
   */
  files: z.object({ url: z.string(), integrity: z.string() }).optional(),
  routes: z.array(routeEntry),
  apps: z.array(appEntry),
  /** The shared dependency list: specifier to version. */
  dependencies: z.record(z.string(), z.string()),
  edition: z.enum(['product', 'developer']),
  lang,
  langVersion: z.string(),
  /** True in the demo edition: the sign-in page then names the seeded accounts. */
  demo: z.boolean(),
  demoAccounts: z.array(z.object({ loginId: z.string(), userType, label: z.string() })).optional(),
  /** True in the demo edition where no telephone rings: the codes stand in the server's log. */
  smsInLog: z.boolean().optional(),
  /** True where a forgotten password can be reset by mail. */
  canReset: z.boolean().optional(),
  /** What the portal is called here, where operators have said so. */
  brand: z.object({ name: z.string(), claim: z.string(), logo: z.string() }).partial().optional(),
  /**
   * For a person who sees something in place of what is in force: where their own machine serves it, with blanks
   * between; else ''.
   */
  overridden: z.string().optional(),
  space: z.object({ entId: z.string(), name: z.string() }).nullable(),
  /** The ways to sign in beside the password that this installation offers. */
  signInMethods: z.array(z.enum(['sms', 'passkey'])).optional(),
})
export type BaseConfig = z.infer<typeof baseConfig>

/** On the wire: base64url of deflated JSON, and an Ed25519 signature over that text. */
export const signedBaseConfig = z.object({
  v: z.literal(1),
  alg: z.literal('ed25519'),
  kid: z.string(),
  payload: z.string(),
  sig: z.string(),
})
export type SignedBaseConfig = z.infer<typeof signedBaseConfig>
