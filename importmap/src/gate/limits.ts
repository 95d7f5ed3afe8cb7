/** As the server has them (server/src/portal/release/rules.ts), which does not load the gate: what a phone can bear. */
export const limits = { allBytes: 8 * 1024 * 1024, entryBytes: 300_000 }
