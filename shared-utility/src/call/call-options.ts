import type { CallName, CallOutput } from '../contract/index.ts'
import type { Answer } from './answer.ts'
import type { ContentType } from './request.ts'

/** Specification 9. */
export const defaultTimeoutMs = 60_000

export type CallOptions = {
  signal?: AbortSignal
  /** True: a 401 is raised, and the person is not sent to the sign-in page. */
  skipAuthRedirect?: boolean
  /** True: a 503 is raised, and the person is not sent to the maintenance page. */
  skipMaintenanceRedirect?: boolean
  /** True: it is sent though the page is left at that moment; 64 kB at most. */
  keepalive?: boolean
  /** Default 60 000. Covers the answer's body too. */
  timeoutMs?: number
  /** Called with the bytes that have arrived so far; for calls that answer a file. */
  onProgress?: (sizeBytes: number) => void
  /** How a POST or PUT body travels instead of the contract's way. A file among the input makes it multipart. */
  contentType?: ContentType
  /** Takes the answer that another place of this page has asked for within so many milliseconds. It is not cancelled by `signal`. */
  sharedMs?: number
  /** The piece of a file that is the body, for calls whose encoding is `bytes`. */
  content?: Blob
}

/** A success with its envelope's own figures. */
export type CallResponse<N extends CallName> = Omit<Answer, 'result'> & { result: CallOutput<N> }
