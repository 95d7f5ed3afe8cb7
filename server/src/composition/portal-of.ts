import os from 'node:os'
import type { Logger } from 'pino'
import type { Config } from '../foundation/process/config/config.ts'
import type { Transact } from '../foundation/db/tx.ts'
import { createFiles } from '../foundation/file/file/files.ts'
import { openBackend } from '../foundation/file/file/open-backend.ts'
import type { Settings } from '../foundation/query/setting/settings.ts'
import type { Secrets } from '../foundation/process/secrets/secrets.ts'
import { createArtifacts } from '../portal/artifact/artifacts.ts'
import { createRemoving } from '../delivery/parcel/removal/removing.ts'
import { createPortal } from '../portal/page/boot/portal.ts'
import { createLooking } from '../delivery/release/damage/looking.ts'
import { createVerifying } from '../delivery/release/damage/verifying.ts'
import { createDeploy } from '../portal/revision/deploy.ts'
import { createOverrides } from '../delivery/override/overrides.ts'
import { createRollouts } from '../delivery/rollout/rollouts.ts'
import { createSdkPackages } from '../delivery/sdk/packages.ts'
import { createVariants, type Viewer } from '../portal/variant/variants.ts'

type Parts = {
  config: Config
  secrets: Secrets
  tx: Transact
  log: Logger
  settings: Settings
  now: () => Date
  /** False: what this machine has built is the portal, and nothing is released. */
  releases: boolean
}

/** The portal that is served, and the store that its parts are in. */
export async function portalOf({ config, secrets, tx, log, settings, now, releases }: Parts) {
  const { dataFolder, repositoryFolder } = config
  const backend = await openBackend({ config, secrets, now })
  const files = createFiles({ backend, tx, now })
  const artifacts = createArtifacts({ tx, files, dataFolder, log, now })
  const deploy = releases ? createDeploy({ tx, artifacts, dataFolder, repositoryFolder, log, now }) : null
  const portal = createPortal({ repositoryFolder, log, deploy })
  const rollouts = createRollouts({ tx, log })
  const overrides = createOverrides({ tx, settings, config, log, now })
  const sources = [(viewer: Viewer) => rollouts.entriesFor(viewer), overrides.previews]
  const portalFor = overrides.over(createVariants({ portal, sources, log }))
  const machine = { name: os.hostname(), dataFolder, folders: () => portal.folders() }
  const stored = { tx, files, artifacts, machine, log, now }
  const damageLooking = createLooking(stored)
  const sdkPackages = createSdkPackages({ tx, files, repositoryFolder, log, now, keeps: releases })
  const removing = createRemoving({ tx, files, settings, log, now })
  const caring = [createVerifying(stored), damageLooking, removing]
  return { backend, files, artifacts, portal, rollouts, overrides, portalFor, sdkPackages, damageLooking, caring }
}
