import { z } from 'zod'
import { userTypeNames } from '../foundation/user-type-name.ts'
import { layoutKind } from './layout-kind-schema.ts'
import { langs } from '../words/lang.ts'

const path = z.string().regex(/^\/[^?#]*$/)

/** The sections of the navigation, in their order; menu-groups.ts has their headings. */
export const menuGroup = z.enum([
  'work',
  'overview',
  'tenants',
  'releases',
  'messages',
  'security',
  'system',
  'administration',
])
export type MenuGroup = z.infer<typeof menuGroup>

/** A page's own entry in the navigation. */
const parcelMenu = z.strictObject({
  /** The section that it stands in. */
  group: menuGroup,
  /** The path of the entry that it stands under; that one stands under none, so that there are two levels at most. */
  parent: path.optional(),
  /** Its place in the whole navigation: sections stand where their first entry does. */
  order: z.int(),
  /** An icon's name of the shell's set; no two entries that one person sees have the same. */
  icon: z.string(),
})

/** One route as a parcel declares it. Paths may hold `:name` segments; `/space-{id}` is never written. */
const parcelRoute = z.strictObject({
  path,
  /** Absent: the usual frame, with the navigation open. */
  kind: layoutKind.default('root'),
  /** The page title, in both languages. */
  title: z.record(z.enum(langs), z.string().min(1)),
  /** True when the route also takes every path below it. */
  open: z.boolean().default(false),
  /** True when no sign-in is needed. */
  public: z.boolean().default(false),
  /** Whom it is for, by the names of `UserType`; absent, everybody. The route table that is made of it has the numbers. */
  userTypes: z.array(z.enum(userTypeNames)).optional(),
  menu: parcelMenu.optional(),
  /** The path of the entry that is marked while this page is open, where that is not the closest one above its path. */
  under: path.optional(),
  /** Why no entry is marked while this page is open; without a reason every page in a frame with a navigation marks one. */
  unmarked: z.string().min(1).optional(),
})

/** A parcel's `parcel.json`: everything the portal must know before it loads any of its code. */
export const parcelDeclaration = z.strictObject({
  /** The System name, `@atrium/<slug>`. */
  name: z.string().regex(/^@[a-z0-9-]+\/[a-z][a-z0-9-]*$/),
  description: z.record(z.enum(langs), z.string().min(1)),
  routes: z.array(parcelRoute).min(1),
  /** The Trusted Types policies that its framework makes: trusted-types.ts has those that pages allow. */
  trustedTypes: z
    .array(z.string().regex(/^[\w#=@./%-]{1,60}$/))
    .max(5)
    .optional(),
})
export type ParcelDeclaration = z.infer<typeof parcelDeclaration>
