import type { Migration } from 'kysely/migration'
import { browserChecks } from './0122-browser-checks.ts'
import { iconBackgrounds } from './0137-icon-backgrounds.ts'
import { attemptsInFlight } from './0138-attempts-in-flight.ts'
import { departments } from './0141-departments.ts'
import { directory } from './0142-directory.ts'
import { builder } from './0145-builder.ts'
import { builtApplications } from './0146-built-applications.ts'
import { roleHints } from './0160-role-hints.ts'
import { rolesOfEnterprises } from './0161-roles-of-enterprises.ts'
import { endOfRecords } from './0166-end-of-records.ts'
import { versionsThatGoBack } from './0165-versions-that-go-back.ts'
import { applicationCentre } from './0171-application-centre.ts'
import { recordFiles } from './0189-record-files.ts'
import { recordComments } from './0188-record-comments.ts'
import { requestsForApplications } from './0172-requests-for-applications.ts'
import { groups } from './0209-groups.ts'
import { recalledMessages } from './0220-recalled-messages.ts'
import { packagesOfEnterprises } from './0238-packages-of-enterprises.ts'
import { publicApplications } from './0239-public-applications.ts'
import { placesOfEnterprises } from './0240-places-of-enterprises.ts'
import { conversations } from './0208-conversations.ts'
import { personConfig } from './0199-person-config.ts'
import { homePages } from './0198-home-pages.ts'
import { ownLinks } from './0173-own-links.ts'
import { toldRequests } from './0195-told-requests.ts'
import { notices } from './0203-notices.ts'
import { noticeChoices } from './0204-notice-choices.ts'
import { whoSeesAnApplication } from './0170-who-sees-an-application.ts'
import { appRoles } from './0150-app-roles.ts'
import { appViews } from './0184-app-views.ts'
import { nameSounds } from './0139-name-sounds.ts'
import { callMinutes } from './0100-call-minutes.ts'
import { ownWords } from './0101-own-words.ts'
import { whiteList } from './0102-white-list.ts'
import { entStyle } from './0103-ent-style.ts'
import { attachments } from './0104-attachments.ts'
import { operatorLists } from './0105-operator-lists.ts'
import { actingForbidden } from './0107-acting-forbidden.ts'
import { auditWords } from './0108-audit-words.ts'
import { bundles } from './0109-bundles.ts'
import { updatesOfBundles } from './0110-updates-of-bundles.ts'
import { artifacts } from './0111-artifacts.ts'
import { parcelsOfTeams } from './0112-parcels-of-teams.ts'
import { gateReports } from './0113-gate-reports.ts'
import { telemetry } from './0114-telemetry.ts'
import { telemetryCounts } from './0115-telemetry-counts.ts'
import { mapVariant } from './0116-map-variant.ts'
import { rollouts } from './0117-rollouts.ts'
import { partsInForce } from './0118-parts-in-force.ts'
import { fourEyes } from './0120-four-eyes.ts'
import { overrides } from './0119-overrides.ts'
import { whiteListOfPlugins } from './0125-white-list-of-plugins.ts'
import { leanAccounts } from './0127-lean-accounts.ts'
import { commonElements } from './0128-common-elements.ts'
import { bulkRowsOfPeople } from './0129-bulk-rows-of-people.ts'
import { peopleOfBulkRows } from './0130-people-of-bulk-rows.ts'
import { oneFormOfMail } from './0134-one-form-of-mail.ts'
import { trustInOwnDomains } from './0135-trust-in-own-domains.ts'
import { trialsOfProviders } from './0136-trials-of-providers.ts'
import { forTwo } from './0131-for-two.ts'
import { telemetryShares } from './0132-telemetry-shares.ts'
import { artifactArchives } from './0123-artifact-archives.ts'
import { sdkPackages } from './0126-sdk-packages.ts'
import { keptArtifacts } from './0124-kept-artifacts.ts'
import { firstMigrations } from './to-0099.ts'

/** Every migration, in order. A published one is never changed. */
export const migrations: Record<string, Migration> = {
  ...firstMigrations,
  '0100-call-minutes': callMinutes,
  '0101-own-words': ownWords,
  '0102-white-list': whiteList,
  '0103-ent-style': entStyle,
  '0104-attachments': attachments,
  '0105-operator-lists': operatorLists,
  '0107-acting-forbidden': actingForbidden,
  '0108-audit-words': auditWords,
  '0109-bundles': bundles,
  '0110-updates-of-bundles': updatesOfBundles,
  '0111-artifacts': artifacts,
  '0112-parcels-of-teams': parcelsOfTeams,
  '0113-gate-reports': gateReports,
  '0114-telemetry': telemetry,
  '0115-telemetry-counts': telemetryCounts,
  '0116-map-variant': mapVariant,
  '0117-rollouts': rollouts,
  '0118-parts-in-force': partsInForce,
  '0119-overrides': overrides,
  '0120-four-eyes': fourEyes,
  '0122-browser-checks': browserChecks,
  '0123-artifact-archives': artifactArchives,
  '0124-kept-artifacts': keptArtifacts,
  '0125-white-list-of-plugins': whiteListOfPlugins,
  '0126-sdk-packages': sdkPackages,
  '0127-lean-accounts': leanAccounts,
  '0128-common-elements': commonElements,
  '0129-bulk-rows-of-people': bulkRowsOfPeople,
  '0130-people-of-bulk-rows': peopleOfBulkRows,
  '0131-for-two': forTwo,
  '0132-telemetry-shares': telemetryShares,
  '0134-one-form-of-mail': oneFormOfMail,
  '0135-trust-in-own-domains': trustInOwnDomains,
  '0136-trials-of-providers': trialsOfProviders,
  '0137-icon-backgrounds': iconBackgrounds,
  '0138-attempts-in-flight': attemptsInFlight,
  '0139-name-sounds': nameSounds,
  '0141-departments': departments,
  '0142-directory': directory,
  '0145-builder': builder,
  '0146-built-applications': builtApplications,
  '0160-role-hints': roleHints,
  '0161-roles-of-enterprises': rolesOfEnterprises,
  '0165-versions-that-go-back': versionsThatGoBack,
  '0166-end-of-records': endOfRecords,
  '0170-who-sees-an-application': whoSeesAnApplication,
  '0171-application-centre': applicationCentre,
  '0172-requests-for-applications': requestsForApplications,
  '0173-own-links': ownLinks,
  '0195-told-requests': toldRequests,
  '0203-notices': notices,
  '0204-notice-choices': noticeChoices,
  '0150-app-roles': appRoles,
  '0184-app-views': appViews,
  '0188-record-comments': recordComments,
  '0189-record-files': recordFiles,
  '0208-conversations': conversations,
  '0209-groups': groups,
  '0220-recalled-messages': recalledMessages,
  '0238-packages-of-enterprises': packagesOfEnterprises,
  '0239-public-applications': publicApplications,
  '0240-places-of-enterprises': placesOfEnterprises,
  '0198-home-pages': homePages,
  '0199-person-config': personConfig,
}
