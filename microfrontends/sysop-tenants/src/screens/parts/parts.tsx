import type { Translate } from '@atrium/shared-utility/react'
import { ProblemNotice, ListSkeleton, type RecordPart } from '@atrium/shared-utility/ui'
import { Problem } from '@atrium/shared-utility/contract'
import { lazyPart } from '@atrium/shared-utility/react'
import { AuditPart } from '../audit/AuditPart.tsx'
import { PeoplePart } from './PeoplePart.tsx'
import { SessionsPart } from './SessionsPart.tsx'
import { SignInsPart } from './SignInsPart.tsx'

const stand = {
  waiting: <ListSkeleton rows={6} />,
  Failed: ({ onRetry }: { onRetry: () => void }) => (
    <ProblemNotice problem={new Problem('unreachable')} onRetry={onRetry} />
  ),
}

const ApplicationsPart = lazyPart(async () => (await import('./applications-part.tsx')).ApplicationsPart, stand)
const AnnouncementsPart = lazyPart(async () => (await import('./announcements-part.tsx')).AnnouncementsPart, stand)
const PackagesPart = lazyPart(async () => (await import('./packages-part.tsx')).PackagesPart, stand)
const JobsPart = lazyPart(async () => (await import('./jobs-part.tsx')).JobsPart, stand)

/** What belongs to an enterprise, each a list of its own. */
export function partsOfEnterprise(entid: string, t: Translate): RecordPart[] {
  const fixed = { entid }
  const without = ['entName', 'entid']
  return [
    { key: 'people', label: t('part.people'), content: <PeoplePart fixed={fixed} without={without} /> },
    {
      key: 'applications',
      label: t('part.applications'),
      content: <ApplicationsPart fixed={fixed} without={[]} />,
    },
    { key: 'announcements', label: t('part.announcements'), content: <AnnouncementsPart entid={entid} /> },
    { key: 'packages', label: t('part.packages'), content: <PackagesPart fixed={fixed} without={[]} /> },
    { key: 'sessions', label: t('sessions.title'), content: <SessionsPart fixed={fixed} without={without} /> },
    { key: 'signIns', label: t('signIns.title'), content: <SignInsPart fixed={fixed} without={without} /> },
    { key: 'jobs', label: t('part.jobs'), content: <JobsPart fixed={fixed} without={without} /> },
    { key: 'audit', label: t('audit.title'), content: <AuditPart fixed={fixed} without={without} /> },
  ]
}

type Person = { userid: string; loginId: string }

/** What belongs to a person, each a list of its own. */
export function partsOfPerson({ userid, loginId }: Person, t: Translate): RecordPart[] {
  return [
    {
      key: 'sessions',
      label: t('sessions.title'),
      content: <SessionsPart fixed={{ userid }} without={['name', 'loginId']} />,
    },
    {
      key: 'signIns',
      label: t('signIns.title'),
      content: <SignInsPart fixed={{ iSearch: userid }} without={['name', 'loginId']} />,
    },
    {
      key: 'acts',
      label: t('part.acts'),
      content: <AuditPart fixed={{ actor: loginId }} without={['actor', 'actorLoginId']} />,
    },
    {
      key: 'about',
      label: t('part.about'),
      content: <AuditPart fixed={{ target: userid }} without={['target', 'targetId']} />,
    },
    { key: 'jobs', label: t('part.jobs'), content: <JobsPart fixed={{ userid }} without={['userName', 'loginId']} /> },
  ]
}
