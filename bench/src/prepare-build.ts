import { startProgram } from './program.ts'
import { tasksOf } from './repository-copy.ts'
import { inRepository } from './repository.ts'

/** Builds what is stale, so that the files that are measured are those of the sources. */
export async function prepareBuild() {
  await startProgram([tasksOf(inRepository()), 'build']).finished()
}
