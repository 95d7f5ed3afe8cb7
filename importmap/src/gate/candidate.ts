import type { Artifact, GateCode, GateFinding } from '@atrium/shared-utility/contract'

/** A candidate for a release: its manifest, and its files as they came. */
export type Candidate = { manifest: Artifact; files: ReadonlyMap<string, Uint8Array> }

export type Rules = {
  /** The System name that it must have. */
  name: string
  /** Its routes are these paths or below them. */
  paths: readonly string[]
  /** The shared set in force: export names, and versions, by the names of the import map. */
  shared: {
    exports: Readonly<Record<string, readonly string[]>>
    versions: Readonly<Record<string, string>>
    /** Names that go with the next major version, and what to use instead. */
    leaving?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined
  }
  /** The limits of all files, and of the entry with what it imports, compressed; in bytes. */
  limits: { allBytes: number; entryBytes: number }
  /** True for what is built with the portal: it is the portal, and may stand anywhere in it. */
  isBuiltIn?: true
}

export function refused(code: GateCode, values: Record<string, string | number> = {}): GateFinding {
  return finding('refused', code, values)
}

export function noted(code: GateCode, values: Record<string, string | number> = {}): GateFinding {
  return finding('noted', code, values)
}

function finding(level: GateFinding['level'], code: GateCode, values: Record<string, string | number>) {
  const texts = Object.entries(values).map(([name, value]) => [name, String(value)] as const)
  return { code, level, values: Object.fromEntries(texts) }
}
