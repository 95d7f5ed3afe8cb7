import { defineArea } from '../foundation/room/room.ts'
import { browserCheckRoom } from './browser-check/room.ts'
import { deployTokenRoom } from './deploy-token/room.ts'
import { overrideRoom } from './override/room.ts'
import { parcelRoom } from './parcel/parcel/room.ts'
import { damageRoom } from './release/damage/room.ts'
import { entranceLetterRoom } from './release/entrance-letter/room.ts'
import { platformReleaseRoom } from './release/platform-release/room.ts'
import { proposalRoom } from './release/proposal/room.ts'
import { releaseRoom } from './release/release/room.ts'
import { revisionBundleRoom } from './release/revision-bundle/room.ts'
import { rolloutRoom } from './rollout/room.ts'
import { sdkRoom } from './sdk/room.ts'
import { telemetryRoom } from './telemetry/room.ts'

export const deliveryArea = defineArea([
  browserCheckRoom,
  deployTokenRoom,
  overrideRoom,
  parcelRoom,
  damageRoom,
  entranceLetterRoom,
  platformReleaseRoom,
  proposalRoom,
  releaseRoom,
  revisionBundleRoom,
  rolloutRoom,
  sdkRoom,
  telemetryRoom,
])
