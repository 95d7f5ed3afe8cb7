import type { HomeCard } from '@atrium/shared-utility/contract'
import type { IconName } from '@atrium/shared-utility/ui'
import type { ComponentType } from 'react'
import { AllApplications } from '../applications/AllApplications.tsx'
import { PinnedApplications } from '../applications/PinnedApplications.tsx'
import { EntranceCard } from '../entrances/EntranceCard.tsx'
import { MessageCard } from '../message/MessageCard.tsx'
import { RecentCard } from './RecentCard.tsx'
import { TeamCard } from './TeamCard.tsx'
import { TodoCard } from './TodoCard.tsx'

type Card = { Card: ComponentType; icon: IconName; column: 0 | 1 }

/** Each card of the workbench: what draws it, its icon, and its column where no answer says another. */
export const cards: Record<HomeCard, Card> = {
  todo: { Card: TodoCard, icon: 'check', column: 0 },
  pinned: { Card: PinnedApplications, icon: 'pin', column: 0 },
  applications: { Card: AllApplications, icon: 'apps', column: 0 },
  messages: { Card: MessageCard, icon: 'message', column: 1 },
  opened: { Card: RecentCard, icon: 'refresh', column: 1 },
  team: { Card: TeamCard, icon: 'users', column: 0 },
  entrances: { Card: EntranceCard, icon: 'enter', column: 1 },
}

export const isCard = (id: string): id is HomeCard => Object.hasOwn(cards, id)

/** What a page without an answer shows: every card that all people have. */
export const forAll: readonly { id: HomeCard; x: number }[] = Object.entries(cards).flatMap(([id, { column }]) =>
  isCard(id) && id !== 'team' ? [{ id, x: column }] : [],
)
