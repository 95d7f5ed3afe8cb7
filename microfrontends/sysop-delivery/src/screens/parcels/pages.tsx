import { TextProvider } from '@atrium/shared-utility/react'
import { messages } from './messages.ts'
import { OverridesScreen } from './OverridesScreen.tsx'
import { ParcelScreen } from './ParcelScreen.tsx'
import { ParcelsScreen } from './ParcelsScreen.tsx'
import { PlatformTokensScreen } from './PlatformTokensScreen.tsx'
import { ProposalScreen } from './ProposalScreen.tsx'
import { ProposalsScreen } from './ProposalsScreen.tsx'
import { RevisionScreen } from './RevisionScreen.tsx'
import { RevisionsScreen } from './RevisionsScreen.tsx'

export const parcels = (
  <TextProvider messages={messages}>
    <ParcelsScreen />
  </TextProvider>
)

export const oneParcel = (
  <TextProvider messages={messages}>
    <ParcelScreen />
  </TextProvider>
)

export const overrides = (
  <TextProvider messages={messages}>
    <OverridesScreen />
  </TextProvider>
)

export const revisions = (
  <TextProvider messages={messages}>
    <RevisionsScreen />
  </TextProvider>
)

export const oneRevision = (
  <TextProvider messages={messages}>
    <RevisionScreen />
  </TextProvider>
)

export const proposals = (
  <TextProvider messages={messages}>
    <ProposalsScreen />
  </TextProvider>
)

export const oneProposal = (
  <TextProvider messages={messages}>
    <ProposalScreen />
  </TextProvider>
)

export const platformTokens = (
  <TextProvider messages={messages}>
    <PlatformTokensScreen />
  </TextProvider>
)
