export { testParcelContract, type ParcelContract } from './parcel-contract.ts'
