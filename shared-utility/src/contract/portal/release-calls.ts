import { ownReleaseCalls } from './own-release.ts'
import { platformReleaseCalls } from './platform-release.ts'
import { platformTokenCalls } from './platform-token.ts'
import { proposalCalls } from './proposal.ts'
import { releaseCalls } from './release.ts'
import { revisionBundleCalls } from './revision-bundle.ts'

/** What puts other parts of the portal in force, by whomever. */
export const everyReleaseCalls = {
  ...releaseCalls,
  ...ownReleaseCalls,
  ...proposalCalls,
  ...platformTokenCalls,
  ...platformReleaseCalls,
  ...revisionBundleCalls,
}
