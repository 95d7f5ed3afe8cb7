import type { GateFinding } from '@atrium/shared-utility/contract'
import { boundFindings } from './bounds.ts'
import type { Candidate, Rules } from './candidate.ts'
import { declaredFindings } from './declared.ts'
import { fileFindings } from './files.ts'
import { needFindings } from './needs.ts'
import { scriptFindings } from './scripts.ts'
import { sizeFindings } from './sizes.ts'
import { styleFindings } from './styles.ts'

/**
 * The findings that keep an artifact from being released, and those that should be looked at: read from its files, none
 * of which is run. The tool of teams and the server ask the same. The page itself fences what runs in it, whatever this
 * says.
 */
export function checkArtifact(candidate: Candidate, rules: Rules): GateFinding[] {
  return [
    ...declaredFindings(candidate, rules),
    ...(rules.isBuiltIn === true ? [] : boundFindings(candidate)),
    ...fileFindings(candidate),
    ...scriptFindings(candidate, rules),
    ...styleFindings(candidate),
    ...needFindings(candidate, rules),
    ...sizeFindings(candidate, rules),
  ]
}
