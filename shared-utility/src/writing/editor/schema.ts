import { isLinkTarget } from '../../contract/index.ts'
import { Schema } from 'prosemirror-model'

/** What the contract’s rich text is made of, and nothing else: whatever the editor holds is such a tree. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading: {
      group: 'block',
      content: 'inline*',
      defining: true,
      attrs: { level: { default: 1, validate: refuseUnless((level) => level === 1 || level === 2) } },
      parseDOM: [
        { tag: 'h2', attrs: { level: 1 } },
        { tag: 'h3', attrs: { level: 2 } },
      ],
      toDOM: ({ attrs }) => [attrs.level === 1 ? 'h2' : 'h3', 0],
    },
    bullet_list: { group: 'block', content: 'list_item+', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
    ordered_list: { group: 'block', content: 'list_item+', parseDOM: [{ tag: 'ol' }], toDOM: () => ['ol', 0] },
    list_item: {
      content: 'paragraph (paragraph | bullet_list | ordered_list)*',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    text: { group: 'inline' },
    hard_break: { inline: true, group: 'inline', selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
  },
  marks: {
    link: {
      attrs: { href: { validate: refuseUnless((href) => typeof href === 'string' && isLinkTarget(href)) } },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: (link) => ({ href: link.getAttribute('href') }) }],
      toDOM: ({ attrs }) => ['a', { href: String(attrs.href), rel: 'noopener noreferrer' }, 0],
    },
    em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
    strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
  },
})

function refuseUnless(isRight: (value: unknown) => boolean) {
  return (value: unknown) => {
    if (!isRight(value)) throw new RangeError('not a value of the contract')
  }
}
