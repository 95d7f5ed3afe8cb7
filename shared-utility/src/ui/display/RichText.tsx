import { Box, Link } from '@mui/material'
import type { Lang, RichBlock, RichInline, RichListItem, RichMark, RichText as Text } from '../../contract/index.ts'
import { PortalLink } from '../../react/index.ts'

type Props = {
  text: Text
  /** The language of the text, for a person who has it read aloud. */
  lang?: Lang | undefined
}

/**
 * A text with headings, lists, links and emphasis. It is a tree all the way from its author: nothing is read as HTML.
 */
export function RichText({ text, lang }: Props) {
  return (
    <Box lang={lang} sx={quiet}>
      {text.content.map((block, index) => drawBlock(block, index, text.content.slice(0, index).some(isMain)))}
    </Box>
  )
}

const quiet = {
  overflowWrap: 'anywhere',
  '& p, & h2, & h3, & ul, & ol': { m: 0, mb: 1, '&:last-child': { mb: 0 } },
  '& p:empty::before': { content: '"\\200b"' },
  '& [data-level="1"]': { typography: 'subtitle1', fontWeight: 600 },
  '& [data-level="2"]': { typography: 'subtitle2', fontWeight: 600 },
  '& ul, & ol': { pl: 6 },
} as const

function isMain(block: RichBlock) {
  return block.type === 'heading' && block.attrs.level === 1
}

/**
 * A smaller heading is one below the main ones; where none stands before it, it is no step down for a person who
 * listens.
 */
function drawBlock(block: RichBlock | RichListItem, key: number, isBelow: boolean) {
  switch (block.type) {
    case 'paragraph':
      return <p key={key}>{block.content?.map(drawInline)}</p>
    case 'heading': {
      const { level } = block.attrs
      const Heading = level === 2 && isBelow ? 'h3' : 'h2'
      return (
        <Heading key={key} data-level={level}>
          {block.content?.map(drawInline)}
        </Heading>
      )
    }
    case 'bullet_list':
      return <ul key={key}>{drawWithin(block.content)}</ul>
    case 'ordered_list':
      return <ol key={key}>{drawWithin(block.content)}</ol>
    case 'list_item':
      return <li key={key}>{drawWithin(block.content)}</li>
  }
}

/** No headings stand in lists. */
function drawWithin(blocks: readonly (RichBlock | RichListItem)[]) {
  return blocks.map((block, index) => drawBlock(block, index, false))
}

function drawInline(inline: RichInline, key: number) {
  if (inline.type === 'hard_break') return <br key={key} />
  return <Marked key={key} text={inline.text} marks={inline.marks ?? []} />
}

function Marked({ text, marks: [mark, ...others] }: { text: string; marks: readonly RichMark[] }) {
  if (mark === undefined) return text
  const within = <Marked text={text} marks={others} />
  if (mark.type === 'strong') return <strong>{within}</strong>
  if (mark.type === 'em') return <em>{within}</em>
  const { href } = mark.attrs
  // A page of the portal opens within the enterprise; another site knows nothing of where its reader came from.
  if (href.startsWith('/')) {
    return (
      <Link component={PortalLink} href={href}>
        {within}
      </Link>
    )
  }
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer">
      {within}
    </Link>
  )
}
