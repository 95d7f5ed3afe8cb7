import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { id, instant, nothing } from '../foundation/fields.ts'
import { packagePlatform } from './package-shape.ts'

const ownPackage = z.object({
  id,
  platform: packagePlatform,
  /** What it is called on a telephone. */
  label: z.string(),
  versionName: z.string(),
  minOs: z.string().nullable(),
  sizeBytes: z.int(),
  /** What is new in it, in the language of the caller. */
  notes: z.string(),
  publishedAt: instant,
})
export type OwnPackage = z.output<typeof ownPackage>

/** What people of an enterprise call to put its mobile application on their telephone. */
export const ownPackageCalls = defineCalls({
  listOwnPackages: {
    title: ['查看本企业的手机应用', 'View the mobile applications of the enterprise'],
    summary:
      'The packages for phones that are published to the enterprise: of each application the one published last.',
    path: '/api2/appstore/package',
    access: 'session',
    space: 'required',
    input: nothing,
    output: z.array(ownPackage),
  },
  linkOwnPackage: {
    title: ['下载本企业的手机应用', 'Download a mobile application of the enterprise'],
    summary:
      'A link to the file of a package that is published to the enterprise. It holds for ten minutes and needs no session.',
    stepUpReason: 'leads to a file that the enterprise gives to each of its members',
    method: 'POST',
    path: '/api2/appstore/package/{id}/link',
    access: 'session',
    space: 'required',
    input: z.strictObject({ id }),
    output: z.object({
      url: z.string(),
      /** What an iPhone installs it by: only over https. */
      installUrl: z.string().nullable(),
    }),
    problems: ['notFound', 'packageNotReady', 'packageNotTheirs'],
  },
})
