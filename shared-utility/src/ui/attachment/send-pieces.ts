import { Problem } from '../../contract/index.ts'
import type { CallOptions } from '../../index.ts'

/** As long as the server takes one: a slow line is no broken one, and of that the browser hears. */
const pieceTimeoutMs = 10 * 60_000

/** How far the server has a file, and how much it takes at once; in bytes. */
export type Sent = { id: string; offset: number; partBytes: number }

type Piece = Pick<Sent, 'offset' | 'partBytes'> & { signal: AbortSignal }

/** Sends the next piece of a file, and answers what is known of the file then. Throws a Problem. */
export async function sendPiece<Taken extends { offset: number }>(
  file: File,
  { offset, partBytes, signal }: Piece,
  send: (options: CallOptions) => Promise<Taken>,
): Promise<Taken | { offset: number }> {
  try {
    return await send({ signal, timeoutMs: pieceTimeoutMs, content: file.slice(offset, offset + partBytes) })
  } catch (error) {
    const at = error instanceof Problem && error.code === 'fileOffsetWrong' ? Number(error.params['offset']) : offset
    // It has more, or less, than came back to us: an answer was lost.
    if (at === offset || !(at <= file.size)) throw error
    return { offset: at }
  }
}

type Way<Whole> = {
  announce: (options: CallOptions) => Promise<Sent>
  /** `whole`: what the server made of the file, with its last piece. */
  send: (piece: Pick<Sent, 'id' | 'offset'>, options: CallOptions) => Promise<{ offset: number; whole: Whole | null }>
}
type Options = {
  /** Left out for a file of which the server does not know. */
  from?: Sent | undefined
  signal: AbortSignal
  onSent: (sent: Sent) => void
}

/** Sends a file piece by piece, from where the server has it, and answers what the server made of it. Throws a Problem. */
export async function sendPieces<Whole>(
  file: File,
  way: Way<Whole>,
  { from, signal, onSent }: Options,
): Promise<Whole> {
  refuseEmpty(file)
  let sent = from ?? (await way.announce({ signal }))
  for (;;) {
    onSent(sent)
    const { id, offset, partBytes } = sent
    const taken = await sendPiece(file, { offset, partBytes, signal }, (options) => way.send({ id, offset }, options))
    if ('whole' in taken && taken.whole !== null) return taken.whole
    sent = { ...sent, offset: taken.offset }
  }
}

/** Throws `fileEmpty`: no server takes a file that has nothing in it, so none is asked. */
export function refuseEmpty({ size }: File) {
  if (size === 0) throw new Problem('fileEmpty')
}
