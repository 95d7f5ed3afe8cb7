/** A file of which any part can be had. */
export type Source = {
  sizeBytes: number
  /** Exactly so many bytes. */
  read(at: number, length: number): Promise<Buffer>
}
