import { Box, Skeleton } from '@mui/material'
import type { ReactNode } from 'react'

type Props = { label: string; tiles: { key: string; tile: ReactNode }[] }

/** Tiles in as many columns as fit, one on a phone. */
export function TileGrid({ label, tiles }: Props) {
  return (
    <Box component="ul" aria-label={label} sx={grid}>
      {tiles.map(({ key, tile }) => (
        <li key={key}>{tile}</li>
      ))}
    </Box>
  )
}

/** Tiles on their way, in their own shape. */
export function TileSkeleton({ count = 4 }: { count?: number }) {
  return (
    <Box sx={grid}>
      {Array.from({ length: count }, (_, tile) => (
        <Skeleton key={tile} variant="rounded" height={56} />
      ))}
    </Box>
  )
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const
