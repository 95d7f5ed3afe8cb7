/** Attempts of `trespass.ts` that are no trespass, by what they are called, and why. */
export const meant: Readonly<Record<string, string>> = {
  'letMemberReturn of a userId who left': 'They are the ones whom it lets return.',
  'addConnectorDomain of no domain': 'It names a new one.',
  'addConnectorDomain by another enterprise': 'Several may say that a domain is theirs; one of them can prove it.',
  'addTeamParcel of no slug': 'It names a new one.',
}

const alike = 'It does not say whether there is such a row: nothing is what it ends or forgets.'
const finding = 'What is not there is not among what is found.'
const excluding = 'It asks of everybody but one person whether they have it; here of everybody.'

/** The calls that are answered all the same, with nothing done, and why. */
export const answered: Readonly<Record<string, string>> = {
  'forgetOwnDevices of no id': alike,
  'forgetOwnDevices by another enterprise': alike,
  'endOwnSessions of no id': alike,
  'endOwnSessions by another enterprise': alike,
  'updateCommonApplications of no ids.0': 'It keeps those of the ids that are applications of the enterprise.',
  'updateCommonApplications by another enterprise':
    'It keeps those of the ids that are applications of the enterprise.',
  'getTelemetry of no slug': finding,
  'countTodos of no ids.0': finding,
  'countTodos by another enterprise': finding,
  'listApplications of no ids.0': finding,
  'listApplications by another enterprise': finding,
  'verifyAudit of no entid': finding,
  'exportAudit of no entid': finding,
  'discardTexts of no id': finding,
  'doesLoginIdExist of no userId': excluding,
  'doesLoginIdExist of a deleted userId': excluding,
  'validateUser of no userId': excluding,
  'validateUser of a deleted userId': excluding,
  'previewBulk of no userids.0': finding,
  'previewBulk of a deleted userids.0': finding,
}

/** Calls of what is one person’s alone, and none of their colleagues’. */
export const ofOnePerson: readonly string[] = [
  'cancelExport',
  'linkExport',
  'cancelSpaceExport',
  'linkSpaceExport',
  'addAttachmentBytes',
  'removeAttachment',
  'linkAttachment',
  'addAnnouncementFileBytes',
  'removeAnnouncementFile',
  'linkAnnouncementFile',
  'addRecordFileBytes',
  'removeRecordFile',
  'addPackageBytes',
  'cancelPackage',
  'addBundleBytes',
  'cancelBundle',
  'withdrawProposal',
  'getConversation',
  'listChatMessages',
  'findConversationPeople',
  'searchChatMessages',
  'sendChatMessage',
  'recallChatMessage',
  'markConversationRead',
  'addChatFile',
  'addChatFileBytes',
  'removeChatFile',
  'linkChatFile',
  'renameGroup',
  'listGroupMembers',
  'addGroupMembers',
  'removeGroupMember',
  'handOverGroup',
  'leaveGroup',
  'getMessageReaders',
]

const byLink = 'A signed link alone leads to it, which names the person whom it is for.'

/** Calls of which no trespass is tried here, and why. */
export const untried: Readonly<Record<string, string>> = {
  addInvitation: 'Its domain is one of addresses, and no row; its roles are tried in own-ids.test.ts.',
  fetchAttachment: byLink,
  fetchAnnouncementFile: byLink,
  fetchMessageAttachment: byLink,
  fetchRecordFile: byLink,
  fetchChatFile: byLink,
  downloadExport: byLink,
  downloadSpaceExport: byLink,
}
