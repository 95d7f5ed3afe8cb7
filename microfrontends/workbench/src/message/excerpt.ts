import type { Message } from '@atrium/shared-utility/contract'

type Node = { type: string; text?: string; content?: readonly Node[] | undefined }

/** The words of a message in one line, without their form. */
export function excerptOf(content: Message['content']): string {
  return wordsOf(content as Node)
    .replaceAll(/\s+/g, ' ')
    .trim() // each node has a type, and a text or more nodes
}

function wordsOf({ text = '', content = [] }: Node): string {
  return [text, ...content.map(wordsOf)].join(content.some(({ type }) => type === 'text') ? '' : ' ')
}
