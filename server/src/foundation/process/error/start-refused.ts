/** Its message is one sentence that says what is in the way of a start, and what to do. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused'
}
