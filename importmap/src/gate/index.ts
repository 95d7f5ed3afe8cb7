export { checkArtifact } from './check-artifact.ts'
export { checkOwnPart } from './own-part.ts'
export type { Rules } from './candidate.ts'
