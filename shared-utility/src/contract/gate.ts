/**
 * The part of the contract that the gate reads, without a schema: it runs in a process that starts for each file of
 * strangers, and to load every call would take that one longer than to read the file.
 */
export { userTypes } from './foundation/user-type.ts'
export { isForTwo, isOpenPage } from './delivery/for-two.ts'
export { parcelLimits } from './delivery/gate-bounds.ts'
export { neededRange } from './delivery/kit.ts'
export { parcelVersion } from './delivery/gate-source.ts'
export { knownPolicies } from './portal/trusted-types.ts'
