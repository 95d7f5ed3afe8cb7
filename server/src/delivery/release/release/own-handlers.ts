import { Problem, type ownReleaseCalls } from '@atrium/shared-utility/contract'
import type { Handlers } from '../../../foundation/call/context/context.ts'
import { deployerOf } from '../../../foundation/call/context/deployer.ts'
import { refuseUnchecked } from '../../browser-check/refuse-unchecked.ts'
import { getOwnBrowserCheck } from './checks.ts'
import { countRelease } from './often.ts'
import { inLine, putInForce } from './put-in-force.ts'
import { releaseOwnTogether } from './together.ts'
import { uploadArtifact } from './upload.ts'
import { findVersion } from './version-query.ts'

/** The parcel is that of the token, whatever is asked. */
export const ownReleaseHandlers: Handlers<typeof ownReleaseCalls> = {
  uploadArtifact,
  getOwnBrowserCheck,

  releaseOwnParcel: ({ version: asked, reason }, context) =>
    inLine(async () => {
      const { parcel: slug } = deployerOf(context)
      await countRelease(slug, context)
      const version = await findVersion(context.db, { slug, version: asked })
      if (version === undefined) throw new Problem('notFound')
      await refuseUnchecked({ slug, version }, context)
      return putInForce({ slug, version, reason, action: 'releaseParcel' }, context)
    }),

  releaseOwnTogether: (input, context) => inLine(() => releaseOwnTogether(input, context)),
}
