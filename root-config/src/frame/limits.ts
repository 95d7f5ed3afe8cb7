/** How long things may take, in milliseconds. The load limit is the specification's for a script chunk. */
export const limits = {
  skeletonMs: 150,
  noticeMs: 8_000,
  loadMs: 120_000,
  bootstrapMs: 10_000,
  mountMs: 10_000,
  unmountMs: 3_000,
  stylesMs: 5_000,
} as const
