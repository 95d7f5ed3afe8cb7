import { call } from '@atrium/shared-utility'
import type { PackagePlatform } from '@atrium/shared-utility/contract'
import { createUploads } from '../../uploads/create-uploads.ts'

/** The packages on their way. */
export const packageUploads = createUploads<PackagePlatform>({
  kindOf: ({ name }) => (name.toLowerCase().endsWith('.ipa') ? 'ipa' : 'apk'),
  announce: ({ kind: platform, ...file }, options) => call('addPackage', { platform, ...file }, options),
  send: ({ kind: platform, ...piece }, options) => call('addPackageBytes', { platform, ...piece }, options),
  cancel: ({ kind: platform, id }) => call('cancelPackage', { platform, id }),
})
