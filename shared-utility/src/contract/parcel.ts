import { z } from 'zod'
import { langs, userType } from './user-type.ts'

/** Specification 2: the layout kind decides the frame around the page. */
export const layoutKinds = [
  'root',
  'index',
  'noSandbox',
  'noLogin',
  'customer',
  'mobile',
  'rem',
  'maintenance',
  'default',
] as const
export const layoutKind = z.enum(layoutKinds)
export type LayoutKind = z.infer<typeof layoutKind>

const path = z.string().regex(/^\/[^?#]*$/)

/** The groups of the navigation; menu-groups.ts has their headings. */
const menuGroup = z.enum(['people', 'access', 'tenants', 'records'])
export type MenuGroup = z.infer<typeof menuGroup>

/** One route as a parcel declares it. Paths may hold `:name` segments; `/space-{id}` is never written. */
export const parcelRoute = z.strictObject({
  path,
  kind: layoutKind,
  /** The page title, in both languages. */
  title: z.record(z.enum(langs), z.string().min(1)),
  /** True when the route also takes every path below it. */
  open: z.boolean().default(false),
  /** True when no sign-in is needed. */
  public: z.boolean().default(false),
  userTypes: z.array(userType).optional(),
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
export type ParcelRoute = z.infer<typeof parcelRoute>
