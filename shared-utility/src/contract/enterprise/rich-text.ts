import { z } from 'zod'
import { unseen } from '../foundation/tidy.ts'

/** As JSON in UTF-8. */
export const richTextLimitBytes = 65_536
/** A list in a list in a list, and no further. */
export const deepestList = 3

// Joiners belong to words of many languages and to emoji, wherever a mark may cut these.
const written = new RegExp(String.raw`^(?:[^${unseen}]|[\u200c\u200d])*$`, 'u')
/** An address of another site by https, without a name before its host, or a path of this portal. */
const linked = new RegExp(
  String.raw`^(?:https://[^\s@/\\?#${unseen}]+(?:[/?#][^\s\\${unseen}]*)?|/(?![/\\])[^\s\\${unseen}]*)$`,
  'u',
)

/** Whether a link may lead there. */
export function isLinkTarget(href: string) {
  return href.length <= 2000 && linked.test(href) && URL.canParse(href, 'https://portal.invalid')
}

const mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('strong') }),
  z.strictObject({ type: z.literal('em') }),
  z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href: z.string().refine(isLinkTarget) }) }),
])
const inline = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('text'),
    text: z.string().min(1).regex(written),
    marks: z.array(mark).max(3).optional(),
  }),
  z.strictObject({ type: z.literal('hard_break') }),
])
const line = { content: z.array(inline).max(2000).optional() }
const paragraph = z.strictObject({ type: z.literal('paragraph'), ...line })
const heading = z.strictObject({
  type: z.literal('heading'),
  attrs: z.strictObject({ level: z.union([z.literal(1), z.literal(2)]) }),
  ...line,
})

export type RichMark = z.output<typeof mark>
export type RichInline = z.output<typeof inline>
type Paragraph = z.output<typeof paragraph>
export type RichListItem = { type: 'list_item'; content: (Paragraph | RichList)[] }
type RichList = { type: 'bullet_list' | 'ordered_list'; content: RichListItem[] }
export type RichBlock = Paragraph | z.output<typeof heading> | RichList

/** The schema is written out level by level, so that it never follows endless nesting. */
function list(depth: number): z.ZodType<RichList> {
  const block: z.ZodType<Paragraph | RichList> = depth === 1 ? paragraph : z.union([paragraph, list(depth - 1)])
  const item = z.strictObject({ type: z.literal('list_item'), content: z.array(block).min(1).max(50) })
  return z.strictObject({ type: z.enum(['bullet_list', 'ordered_list']), content: z.array(item).min(1).max(200) })
}

/**
 * A text with headings, lists, links and emphasis, as a tree: what ProseMirror calls a document, with these nodes and
 * marks and no others. Nothing in it is ever read as HTML (docs/decisions/056).
 */
export const richText = z.strictObject({
  type: z.literal('doc'),
  content: z
    .array(z.union([paragraph, heading, list(deepestList)]))
    .min(1)
    .max(1000),
})
export type RichText = z.output<typeof richText>

/**
 * The same where a person writes it: a tree, or its JSON; neither blank nor too long. Every issue is one of the whole
 * text.
 */
export const writtenRichText = z.unknown().transform((value, { issues }): RichText => {
  const read = richText.safeParse(parsed(value))
  if (!read.success) {
    issues.push({ code: 'invalid_format', format: 'rich_text', input: '' })
    // No caller sees it: with an issue there is no output.
    return plainText('')
  }
  if (!read.data.content.some(hasText)) issues.push({ code: 'invalid_type', expected: 'string', input: value })
  const sizeBytes = new TextEncoder().encode(JSON.stringify(read.data)).length
  if (sizeBytes > richTextLimitBytes)
    issues.push({ code: 'too_big', origin: 'string', maximum: richTextLimitBytes, input: value })
  return read.data
})

/** A text without headings, lists or marks, as one paragraph. */
export function plainText(text: string): RichText {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
}

/** Joiners, fillers and the like are no text by themselves; nor is the pattern of Braille without a dot. */
const somethingSeen = /[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u

function hasText(node: RichBlock | RichListItem | RichInline): boolean {
  if (node.type === 'text') return somethingSeen.test(node.text)
  return node.type !== 'hard_break' && (node.content ?? []).some(hasText)
}

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return null
  }
}
