/** One block of server-sent events, as it came. */
export type Block = { name: string; id: string | null; data: string }

/** Puts the pieces of a stream together; answers the blocks that are whole. A block that breaks off does not count. */
export function createBlockReader() {
  const decoder = new TextDecoder()
  let text = ''
  return (piece: Uint8Array): Block[] => {
    text += decoder.decode(piece, { stream: true })
    const whole = text.split(/\r?\n\r?\n/)
    text = whole.pop() ?? ''
    return whole.map(blockOf)
  }
}

function blockOf(text: string): Block {
  const block: Block = { name: 'message', id: null, data: '' }
  for (const line of text.split(/\r?\n/)) {
    const [, field, value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? []
    if (field === 'event') block.name = value
    else if (field === 'id') block.id = value
    else if (field === 'data') block.data += value
  }
  return block
}
