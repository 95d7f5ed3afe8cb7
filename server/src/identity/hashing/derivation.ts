export type HashCosts = { memoryKib: number; passes: number; lanes: number }

/** Several messages count as one piece of work: what belongs together has one turn. */
export type Derivation = { messages: Uint8Array[]; salt: Uint8Array; costs: HashCosts; length: number }
