import { Box, Stack, useMediaQuery } from '@mui/material'
import type { HomeCard } from '@atrium/shared-utility/contract'
import { CardSkeleton, inOrder } from '@atrium/shared-utility/ui'
import { cards } from './cards.ts'

type Shown = readonly { id: HomeCard; x: number }[]

/**
 * The cards in their two columns; in one on a narrow window, where the first of the one stands above the first of the
 * other. Which it is, is known before the cards are drawn, so that none of them asks twice.
 */
export function HomeCards({ shown }: { shown: Shown | null }) {
  const isWide = useMediaQuery('(min-width:1200px)', { noSsr: true })
  const [main, side] = [inColumn(shown, 0), inColumn(shown, 1)]
  if (shown === null) return <Waiting isWide={isWide} />
  if (!isWide) return <Column cards={inTurns(main, side)} />
  return (
    <Box sx={main.length > 0 && side.length > 0 ? columns : undefined}>
      {main.length > 0 && <Column cards={main} />}
      {side.length > 0 && <Column cards={side} />}
    </Box>
  )
}

const inColumn = (shown: Shown | null, column: number) => (shown ?? []).filter(({ x }) => x === column)

function Column({ cards: ids }: { cards: Shown }) {
  return (
    <Stack spacing={4} sx={{ minWidth: 0, ...inOrder }}>
      {ids.map(({ id }) => {
        const { Card } = cards[id]
        return <Card key={id} />
      })}
    </Stack>
  )
}

function Waiting({ isWide }: { isWide: boolean }) {
  return (
    <Box sx={isWide ? columns : undefined}>
      <CardSkeleton rows={6} />
      {isWide && <CardSkeleton rows={6} />}
    </Box>
  )
}

function inTurns(main: Shown, side: Shown): Shown {
  const longest = Math.max(main.length, side.length)
  return Array.from({ length: longest }).flatMap((_, place) =>
    [main[place], side[place]].filter((one) => one !== undefined),
  )
}

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  gap: 4,
  alignItems: 'start',
} as const
