import { defineArea } from '../foundation/room/room.ts'
import { artifactRoom } from './artifact/room.ts'
import { bootRoom } from './boot/room.ts'
import { browserCheckRoom } from './browser-check/room.ts'
import { damageRoom } from './damage/room.ts'
import { demoRoom } from './demo/room.ts'
import { deployTokenRoom } from './deploy-token/room.ts'
import { entranceLetterRoom } from './entrance-letter/room.ts'
import { languageRoom } from './language/room.ts'
import { liveRoom } from './live/room.ts'
import { overrideRoom } from './override/room.ts'
import { parcelRoom } from './parcel/room.ts'
import { platformReleaseRoom } from './platform-release/room.ts'
import { proposalRoom } from './proposal/room.ts'
import { releaseRoom } from './release/room.ts'
import { revisionRoom } from './revision/room.ts'
import { revisionBundleRoom } from './revision-bundle/room.ts'
import { rolloutRoom } from './rollout/room.ts'
import { sdkRoom } from './sdk/room.ts'
import { telemetryRoom } from './telemetry/room.ts'
import { variantRoom } from './variant/room.ts'

export const portalArea = defineArea([
  artifactRoom,
  bootRoom,
  browserCheckRoom,
  damageRoom,
  demoRoom,
  deployTokenRoom,
  entranceLetterRoom,
  languageRoom,
  liveRoom,
  overrideRoom,
  parcelRoom,
  platformReleaseRoom,
  proposalRoom,
  releaseRoom,
  revisionRoom,
  revisionBundleRoom,
  rolloutRoom,
  sdkRoom,
  telemetryRoom,
  variantRoom,
])
