import type { Logger } from 'pino'
import type { Services } from '../../foundation/call/context/services.ts'
import { recordArtifact, type NewArtifact } from './record.ts'
import { createUnpacked } from './unpacked.ts'

type Parts = Pick<Services, 'tx' | 'files'> & { dataFolder: string; log: Logger; now: () => Date }

/** Immutable versions of the parts of the portal: the facts of one are a row, its files are an archive in the store. */
export function createArtifacts(parts: Parts) {
  const distrusted = new Set<string>()
  const isTrusted = (at: string) => !distrusted.has(at)
  return {
    /** Keeps one for good. Throws artifactDamaged, artifactFileTaken. Its caller must hold no connection. */
    record: (made: NewArtifact) => recordArtifact(parts, made),
    /** A file of one, unpacked if it was not yet; null where there is none. */
    find: createUnpacked({ ...parts, isTrusted, trust: (at) => void distrusted.delete(at) }),
    /** Marks a file of this machine that has changed: it is served from the store. */
    distrust(at: string, isDamaged: boolean) {
      if (isDamaged) distrusted.add(at)
      else distrusted.delete(at)
    },
    isTrusted,
  }
}

type Artifacts = ReturnType<typeof createArtifacts>

declare module '../../foundation/call/context/services.ts' {
  interface Services {
    artifacts: Artifacts
  }
}
