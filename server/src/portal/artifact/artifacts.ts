import type { Logger } from 'pino'
import type { Services } from '../../foundation/context/services.ts'
import { recordArtifact, type NewArtifact } from './record.ts'
import { createUnpacked } from './unpacked.ts'

type Parts = Pick<Services, 'tx' | 'files'> & { dataFolder: string; log: Logger; now: () => Date }

/** Immutable versions of the parts of the portal. What is known of one is a row, its files are an archive in the store. */
export function createArtifacts(parts: Parts) {
  return {
    /** Keeps one for good. Throws artifactDamaged, artifactFileTaken. Takes connections, so whoever asks must hold none. */
    record: (made: NewArtifact) => recordArtifact(parts, made),
    /** Where a file of one lies on this machine, unpacked if it was not yet; null where there is none. */
    find: createUnpacked(parts),
  }
}

type Artifacts = ReturnType<typeof createArtifacts>

declare module '../../foundation/context/services.ts' {
  interface Services {
    artifacts: Artifacts
  }
}
