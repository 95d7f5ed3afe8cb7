/**
 * What a call answers whose body is a piece of a file: who reads the piece, once the call's transaction is over, and
 * answers when it is kept. A connection to the database is not held while somebody's line is slow.
 */
export type BytesAnswer<Output> = (bytes: AsyncIterable<Buffer>) => Promise<Output>
