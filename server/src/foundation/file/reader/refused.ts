import type { PackageRefusal } from '@atrium/shared-utility/contract'

/** The file is no package that any person may have. */
export class Refused<Refusal extends string = PackageRefusal> extends Error {
  override readonly name = 'Refused'
  readonly refusal: Refusal

  constructor(refusal: Refusal, options?: ErrorOptions) {
    super(refusal, options)
    this.refusal = refusal
  }
}
