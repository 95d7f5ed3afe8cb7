import type { GateCode } from '@atrium/shared-utility/contract'

/** A page, or the whole run, goes no further, and this is why. */
export class Over extends Error {
  override readonly name = 'Over'
  readonly code: GateCode
  readonly values: Record<string, string | number>
  /** `page`: the next one is opened all the same. `run`: the others would say the same, or cannot. */
  readonly ends: 'page' | 'run'

  constructor(code: GateCode, values: Record<string, string | number>, ends: 'page' | 'run') {
    super(code)
    this.code = code
    this.values = values
    this.ends = ends
  }
}
