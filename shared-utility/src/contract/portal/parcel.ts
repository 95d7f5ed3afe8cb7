import { z } from 'zod'
import { userTypeNames } from '../foundation/user-type-name.ts'
import { layoutKind } from './layout-kind-schema.ts'
import { langs } from '../words/lang.ts'

const path = z.string().regex(/^\/[^?#]*$/)

/** The groups of the navigation; menu-groups.ts has their headings. */
const menuGroup = z.enum(['people', 'access', 'tenants', 'records'])
export type MenuGroup = z.infer<typeof menuGroup>

/** One route as a parcel declares it. Paths may hold `:name` segments; `/space-{id}` is never written. */
const parcelRoute = z.strictObject({
  path,
  kind: layoutKind,
  /** The page title, in both languages. */
  title: z.record(z.enum(langs), z.string().min(1)),
  /** True when the route also takes every path below it. */
  open: z.boolean().default(false),
  /** True when no sign-in is needed. */
  public: z.boolean().default(false),
  /** Whom it is for, by the names of `UserType`; absent, everybody. The route table that is made of it has the numbers. */
  userTypes: z.array(z.enum(userTypeNames)).optional(),
  /** A place in the navigation: the group that it stands in, its order, and an icon's name of the shell's set. */
  menu: z.strictObject({ group: menuGroup.optional(), order: z.int(), icon: z.string() }).optional(),
})

/** A parcel's `parcel.json`: everything the portal must know before it loads any of its code. */
export const parcelDeclaration = z.strictObject({
  /** The System name, `@atrium/<slug>`. */
  name: z.string().regex(/^@[a-z0-9-]+\/[a-z][a-z0-9-]*$/),
  description: z.record(z.enum(langs), z.string().min(1)),
  routes: z.array(parcelRoute).min(1),
})
export type ParcelDeclaration = z.infer<typeof parcelDeclaration>
