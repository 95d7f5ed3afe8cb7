import type { Migration } from 'kysely/migration'
import { roles } from './0001-roles.ts'
import { enterprises } from './0002-enterprises.ts'
import { people } from './0003-people.ts'
import { spaces } from './0004-spaces.ts'
import { platform } from './0005-platform.ts'
import { tenantRows } from './0006-tenant-rows.ts'
import { platformRows } from './0007-platform-rows.ts'
import { twoStep } from './0010-two-step.ts'
import { account } from './0011-account.ts'
import { connectors } from './0020-connectors.ts'
import { auditChain } from './0021-audit-chain.ts'
import { signOn } from './0022-sign-on.ts'
import { scan } from './0023-scan.ts'
import { entrances } from './0024-entrances.ts'
import { messengers } from './0026-messengers.ts'
import { accessHints } from './0027-access-hints.ts'
import { sms } from './0028-sms.ts'
import { mailLinks } from './0029-mail-links.ts'
import { passkey } from './0030-passkey.ts'
import { passwordPolicy } from './0031-password-policy.ts'
import { securityToken } from './0032-security-token.ts'
import { invitations } from './0033-invitations.ts'
import { devices } from './0034-devices.ts'
import { telephoneFactor } from './0035-telephone-factor.ts'
import { madeAccounts } from './0036-made-accounts.ts'
import { stepUpWays } from './0038-step-up-ways.ts'
import { sessionLines } from './0039-session-lines.ts'
import { refusedAttempts } from './0041-refused-attempts.ts'
import { rolePrivileges } from './0042-role-privileges.ts'
import { ownRoles } from './0043-own-roles.ts'
import { trustedSince } from './0044-trusted-since.ts'
import { knownByProof } from './0047-known-by-proof.ts'
import { scanLimits } from './0048-scan-limits.ts'
import { reachableStatuses } from './0049-reachable-statuses.ts'
import { keptAccounts } from './0050-kept-accounts.ts'
import { oldRegistration } from './0051-old-registration.ts'
import { namedMethods } from './0052-named-methods.ts'
import { pendingProofs } from './0053-pending-proofs.ts'
import { liveEvents } from './0056-live-events.ts'
import { storedFiles } from './0058-stored-files.ts'
import { exports } from './0059-exports.ts'
import { inCare } from './0060-in-care.ts'
import { homeMessages } from './0061-home-messages.ts'
import { packages } from './0064-packages.ts'
import { jobLog } from './0067-job-log.ts'
import { figures } from './0068-figures.ts'
import { suspendedMemberships } from './0070-suspended-memberships.ts'
import { spaceExports } from './0071-space-exports.ts'
import { returning } from './0072-returning.ts'
import { acting } from './0074-acting.ts'
import { bulk } from './0075-bulk.ts'
import { settings } from './0078-settings.ts'
import { auditCut } from './0079-audit-cut.ts'
import { platformUpdates } from './0082-platform-updates.ts'
import { unreadPackages } from './0085-unread-packages.ts'
import { sentRanges } from './0086-sent-ranges.ts'
import { closedEndOfActing } from './0087-closed-end-of-acting.ts'
import { categoryTree } from './0095-category-tree.ts'
import { closing } from './0096-closing.ts'
import { messagesInCare } from './0097-messages-in-care.ts'
import { terms } from './0098-terms.ts'

/** The first hundred; later ones stand in `index.ts`. */
export const firstMigrations: Record<string, Migration> = {
  '0001-roles': roles,
  '0002-enterprises': enterprises,
  '0003-people': people,
  '0004-spaces': spaces,
  '0005-platform': platform,
  '0006-tenant-rows': tenantRows,
  '0007-platform-rows': platformRows,
  '0010-two-step': twoStep,
  '0011-account': account,
  '0020-connectors': connectors,
  '0021-audit-chain': auditChain,
  '0022-sign-on': signOn,
  '0023-scan': scan,
  '0024-entrances': entrances,
  '0026-messengers': messengers,
  '0027-access-hints': accessHints,
  '0028-sms': sms,
  '0029-mail-links': mailLinks,
  '0030-passkey': passkey,
  '0031-password-policy': passwordPolicy,
  '0032-security-token': securityToken,
  '0033-invitations': invitations,
  '0034-devices': devices,
  '0035-telephone-factor': telephoneFactor,
  '0036-made-accounts': madeAccounts,
  '0038-step-up-ways': stepUpWays,
  '0039-session-lines': sessionLines,
  '0041-refused-attempts': refusedAttempts,
  '0042-role-privileges': rolePrivileges,
  '0043-own-roles': ownRoles,
  '0044-trusted-since': trustedSince,
  '0047-known-by-proof': knownByProof,
  '0048-scan-limits': scanLimits,
  '0049-reachable-statuses': reachableStatuses,
  '0050-kept-accounts': keptAccounts,
  '0051-old-registration': oldRegistration,
  '0052-named-methods': namedMethods,
  '0053-pending-proofs': pendingProofs,
  '0056-live-events': liveEvents,
  '0058-stored-files': storedFiles,
  '0059-exports': exports,
  '0060-in-care': inCare,
  '0061-home-messages': homeMessages,
  '0064-packages': packages,
  '0067-job-log': jobLog,
  '0068-figures': figures,
  '0070-suspended-memberships': suspendedMemberships,
  '0071-space-exports': spaceExports,
  '0072-returning': returning,
  '0074-acting': acting,
  '0075-bulk': bulk,
  '0078-settings': settings,
  '0079-audit-cut': auditCut,
  '0082-platform-updates': platformUpdates,
  '0085-unread-packages': unreadPackages,
  '0086-sent-ranges': sentRanges,
  '0087-closed-end-of-acting': closedEndOfActing,
  '0095-category-tree': categoryTree,
  '0096-closing': closing,
  '0097-messages-in-care': messagesInCare,
  '0098-terms': terms,
}
