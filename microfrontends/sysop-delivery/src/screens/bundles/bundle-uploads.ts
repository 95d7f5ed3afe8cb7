import { call } from '@atrium/shared-utility'
import { createUploads } from '../../uploads/create-uploads.ts'

/** The bundles on their way. */
export const bundleUploads = createUploads<null>({
  kindOf: () => null,
  announce: ({ name, sizeBytes }, options) => call('addBundle', { name, sizeBytes }, options),
  send: ({ id, offset }, options) => call('addBundleBytes', { id, offset }, options),
  cancel: ({ id }) => call('cancelBundle', { id }),
})
