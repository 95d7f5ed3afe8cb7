/**
 * What a call answers whose envelope is a stream. It is opened after the call's transaction, and nothing of the database is
 * held while it stands. `open` answers what is to be done when the other end has gone; `mayGoOn` looks again, whenever it
 * is asked, whether the call would be answered still.
 */
export type StreamAnswer = { open: (sink: Sink, mayGoOn: () => Promise<boolean>) => () => void }

/** What a stream is written to. */
export type Sink = {
  write(text: string): void
  /** How many bytes the reader has not taken yet. */
  waitingBytes(): number
  /** Ends in good order, after everything that was written. */
  end(): void
  /** Ends at once, whatever is unsent. */
  cut(): void
}
