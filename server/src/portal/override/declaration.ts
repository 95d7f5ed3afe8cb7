import { parcelDeclaration } from '@atrium/shared-utility/contract'

/** What the parcel of an override declares, as the row has it. */
export function declarationIn({ declaration }: { declaration: string }) {
  return parcelDeclaration.parse(JSON.parse(declaration))
}
