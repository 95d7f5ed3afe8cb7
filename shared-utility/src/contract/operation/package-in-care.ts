import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { categoryAdministrator } from '../foundation/callers.ts'
import { enterpriseId, listInput, listOutput } from '../foundation/fields.ts'
import { packagePlatform, packageRow } from './package-shape.ts'

const packageInCare = packageRow.pick({
  id: true,
  platform: true,
  label: true,
  packageName: true,
  versionName: true,
  minOs: true,
  sizeBytes: true,
  force: true,
  publishedAt: true,
})

/** What SaaS administrators see of the packages for phones (decision 152). */
export const packageInCareCalls = defineCalls({
  listPackagesInCare: {
    title: ['查看所负责企业的安装包', 'View packages of managed enterprises'],
    summary:
      'The packages for phones that are published to one enterprise in the care of the caller, the newest first, paged. Nothing of other enterprises that have them.',
    path: '/api/admin/saas/enterprise/{entid}/package',
    access: categoryAdministrator,
    space: 'none',
    input: z.strictObject({ ...listInput, entid: enterpriseId, platform: packagePlatform.optional() }),
    output: listOutput(packageInCare),
  },
})
