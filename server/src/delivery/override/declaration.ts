import { parcelDeclaration } from '@atrium/shared-utility/contract'

/** The declaration of an override's parcel, as the row has it. */
export function declarationIn({ declaration }: { declaration: string }) {
  return parcelDeclaration.parse(JSON.parse(declaration))
}
