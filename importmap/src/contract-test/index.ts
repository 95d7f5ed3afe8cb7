export { testListNames, testNamesOfOperators } from './list-names.ts'
export { testParcelContract, type ParcelContract } from './parcel-contract.ts'
export { testParcelDeclaration, type DeclaredParcel } from './parcel-declaration.ts'
