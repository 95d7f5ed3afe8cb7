import type { HintParts } from '../foundation/room/work.ts'
import { hints } from './rooms.ts'

/** The reactions of all rooms to what processes announce to each other through the database, by channel. */
export function hintsFor(parts: HintParts) {
  const channels = Map.groupBy(hints, ({ channel }) => channel)
  const reactions = [...channels].map(([channel, heard]) => [
    channel,
    (about: string) => {
      for (const { react } of heard) react(parts, about)
    },
  ])
  return Object.fromEntries(reactions) as Record<string, (about: string) => void> // entries whose types `map` widens
}
