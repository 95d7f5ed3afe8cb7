import type { PackagePlatform, PackageRefusal } from '@atrium/shared-utility/contract'
import type { Facts } from './facts.ts'

/** What the thread that reads a package is given. */
export type Task = { platform: PackagePlatform; sizeBytes: number }

/** What it asks for, and what it says in the end. */
export type Asked = { kind: 'read'; at: number; length: number }
export type Answered = { kind: 'facts'; facts: Facts } | { kind: 'refused'; refusal: PackageRefusal }
