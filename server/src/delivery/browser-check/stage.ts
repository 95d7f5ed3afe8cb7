import type { Artifact, GateStage } from '@atrium/shared-utility/contract'
import { pagePermissions, pagePolicy } from '../../foundation/call/http/headers.ts'

/** What a page is before any parcel is in it, for a program that runs one in a page of its own. */
export function stageOf(parts: readonly Artifact[]): GateStage {
  return {
    parts: [...parts],
    headers: {
      'content-security-policy': pagePolicy({ nonce: '{nonce}' }),
      'permissions-policy': pagePermissions,
    },
  }
}
