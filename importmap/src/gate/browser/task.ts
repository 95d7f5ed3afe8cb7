import type { Artifact, GateFinding, GateStage, Lang } from '@atrium/shared-utility/contract'

/** One version that is run, and what it is run in. */
export type RunTask = {
  manifest: Artifact
  /** The parts of the page around it. */
  stage: GateStage
  lang: Lang
  chromium: ChromiumHere
  /** How long a mount may take; left out, as long as a busy machine needs for it. */
  mountMs?: number
}

/** The program, and whether it fences its pages in by the means of the system. */
export type ChromiumHere = { path: string; isSandboxed: boolean }

/** How far it is: mounts that are done, of all. */
export type RunProgress = { done: number; of: number }

/** What the process that runs it says, and is told. */
export type Said =
  | { kind: 'read'; id: number; url: string }
  | { kind: 'progress'; progress: RunProgress }
  | { kind: 'found'; findings: GateFinding[] }
  | { kind: 'broken'; reason: string }
export type ProcessMessage = { kind: 'task'; task: RunTask } | { kind: 'bytes'; id: number; bytes: Uint8Array | null }
