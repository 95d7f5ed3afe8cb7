export * from './people.ts'
export * from './start.ts'
export type { Fault, FaultKind } from './faults.ts'
export type { NewCode, World } from './world.ts'
