/**
 * Gives back the pieces of a large file that went by: V8 counts memory beside its heap late, and lets tens of megabytes
 * pile up. Takes a millisecond or two. Does nothing unless Node was started with `--expose-gc`, as `npm start` does.
 */
export function giveBackYoung() {
  globalThis.gc?.({ type: 'minor', execution: 'sync' })
}
