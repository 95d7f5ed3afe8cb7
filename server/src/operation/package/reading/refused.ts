import type { PackageRefusal } from '@atrium/shared-utility/contract'

/** A file is no package that anybody may have. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly refusal: PackageRefusal

  constructor(refusal: PackageRefusal) {
    super(refusal)
    this.refusal = refusal
  }
}
