/**
 * What a call answers whose body is a piece of a file: a function that reads the piece once the call's transaction is
 * over, and answers when it is kept. A slow line of a caller thus holds no connection to the database.
 */
export type BytesAnswer<Output> = (bytes: AsyncIterable<Buffer>) => Promise<Output>
