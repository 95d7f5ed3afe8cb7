export { testParcelContract, type ParcelContract } from './parcel-contract.ts'
export { testParcelDeclaration, type DeclaredParcel } from './parcel-declaration.ts'
