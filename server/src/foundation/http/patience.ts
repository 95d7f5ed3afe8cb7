/** How long a request may take to arrive, so that nobody holds connections by sending next to nothing. */
export type Patience = { headersMs: number; requestMs: number; checkEveryMs: number }

export const patience: Patience = { headersMs: 10_000, requestMs: 30_000, checkEveryMs: 1000 }
